{{- /* Only what Go's own templates know is used, so that any program that has them renders this chart. */ -}}
{{- define "lernspur.labels" }}
    app.kubernetes.io/name: lernspur
    app.kubernetes.io/instance: {{ .Release.Name }}
    app.kubernetes.io/version: {{ printf "%q" .Chart.AppVersion }}
    app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}
{{- define "lernspur.image" }}{{ .Values.image.repository }}:{{ if .Values.image.tag }}{{ .Values.image.tag }}{{ else }}{{ .Chart.AppVersion }}{{ end }}{{ end }}
{{- define "lernspur.container" }}
          image: {{ template "lernspur.image" . }}
          imagePullPolicy: {{ .Values.image.pullPolicy }}
          envFrom:
            - configMapRef:
                name: {{ .Release.Name }}-settings
          env:
            {{- range $name, $key := .Values.secrets.keys }}
            - name: {{ $name }}_FILE
              value: /run/secrets/lernspur/{{ $key }}
            {{- end }}
            - name: DATABASE_URL_FILE
              value: /run/secrets/lernspur/{{ .Values.database.key }}
            - name: LERNSPUR_S3_ACCESS_KEY_FILE
              value: /run/secrets/lernspur/{{ .Values.bucket.accessKey }}
            - name: LERNSPUR_S3_SECRET_KEY_FILE
              value: /run/secrets/lernspur/{{ .Values.bucket.secretKey }}
            {{- if .Values.bucket.claim.enabled }}
            - name: LERNSPUR_S3_BUCKET
              valueFrom:
                configMapKeyRef:
                  name: {{ .Release.Name }}-bucket
                  key: BUCKET_NAME
            {{- end }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities:
              drop: [ALL]
          volumeMounts:
            - name: data
              mountPath: /var/lib/lernspur
            - name: tmp
              mountPath: /tmp
            - name: secrets
              mountPath: /run/secrets/lernspur
              readOnly: true
{{- end }}
{{- define "lernspur.pod" }}
      serviceAccountName: {{ .Release.Name }}
      automountServiceAccountToken: false
      enableServiceLinks: false
      {{- if .Values.image.pullSecret }}
      imagePullSecrets:
        - name: {{ .Values.image.pullSecret }}
      {{- end }}
      securityContext:
        runAsNonRoot: true
        runAsUser: 10001
        runAsGroup: 10001
        fsGroup: 10001
        seccompProfile:
          type: RuntimeDefault
      volumes:
        - name: data
          emptyDir:
            sizeLimit: {{ .Values.scratch }}
        - name: tmp
          emptyDir: {}
        - name: secrets
          projected:
            defaultMode: 288
            sources:
              - secret:
                  name: {{ .Values.secrets.name }}
              {{- if .Values.database.cluster.enabled }}
              - secret:
                  name: {{ .Release.Name }}-database-app
                  items:
                    - key: uri
                      path: {{ .Values.database.key }}
              {{- end }}
              {{- if .Values.bucket.claim.enabled }}
              - secret:
                  name: {{ .Release.Name }}-bucket
                  items:
                    - key: AWS_ACCESS_KEY_ID
                      path: {{ .Values.bucket.accessKey }}
                    - key: AWS_SECRET_ACCESS_KEY
                      path: {{ .Values.bucket.secretKey }}
              {{- end }}
{{- end }}
