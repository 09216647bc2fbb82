// The calls that are open to programs, with what they take and give, made from their description in OpenAPI. Written by
// `run verify --update`, and held against the contract by a test.
export interface paths {
    "/api/provider/dashboard/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get school history */
        get: operations["getSchoolHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/dashboard/installation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get installation */
        get: operations["getInstallation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/dashboard/backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get last backup */
        get: operations["getLastBackup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tenants */
        get: operations["listTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List class contents */
        get: operations["listClassContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/current/class-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count school classes */
        get: operations["countSchoolClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List school classes */
        get: operations["listSchoolClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school-years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List school years */
        get: operations["listSchoolYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school-years/current-term": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get current term */
        get: operations["getCurrentTerm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import students */
        post: operations["importStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student-imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Undo student import */
        put: operations["undoStudentImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List students */
        get: operations["listStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{schoolClassId}/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List class students */
        get: operations["listClassStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/current/subjects/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List subject templates */
        get: operations["listSubjectTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/template-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List template versions */
        get: operations["listTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/current/staff/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count staff */
        get: operations["countStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        BooleanFilter: {
            field: string;
            /** @enum {unknown} */
            type: "eq" | "ne";
            value: boolean;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "isnull" | "isnotnull";
        };
        ClassContents: {
            id: components["schemas"]["Id"];
            name: string;
            students: number;
            observations: number;
            talkSheets: number;
            subjects: number;
            assessments: number;
            accessRights: number;
            reports: number;
        };
        ClassContentsList: {
            rows: components["schemas"]["ClassContents"][];
            count: number;
        };
        ClassTotals: {
            active: {
                classes: number;
                students: number;
            };
            archived: {
                classes: number;
                students: number;
            };
        };
        Color: string;
        /** Format: date */
        Day: string;
        DayFilter: {
            field: string;
            /** @enum {unknown} */
            type: "eq" | "ne" | "gt" | "gte" | "lt" | "lte";
            /** Format: date */
            value: string;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "in" | "notin";
            value: string[] | string;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "isnull" | "isnotnull";
        };
        Error: {
            /** @constant */
            success: false;
            error: components["schemas"]["ErrorCode"];
            /** @description In the language of the user, else of the browser, else German. */
            message: string;
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @enum {string} */
        ErrorCode: "UNKNOWN" | "NOT_IMPLEMENTED" | "INVALID_LOGIN" | "INVALID_TFA_CODE" | "INVALID_TOKEN" | "INVALID_PARAMETERS" | "EMPTY_DTO" | "VALIDATION_FAILED" | "AUTH_PROVIDER_UNAVAILABLE" | "EMAIL_ADDRESS_MISSING" | "SIGN_IN_TOO_OLD" | "HUB_CLAIM_MISSING" | "HUB_ROLE_REFUSED" | "HUB_SCHOOL_UNKNOWN" | "HUB_PERSON_UNKNOWN" | "HUB_ACCOUNT_DISABLED" | "ROSTER_UNAVAILABLE" | "ROSTER_REFUSED" | "ROSTER_UNREADABLE" | "ROSTER_TOO_LARGE" | "ROSTER_CLAIM_MISSING" | "ROSTER_SCHOOL_UNKNOWN" | "SCHOOL_NUMBER_TAKEN" | "TOO_MANY_REQUESTS" | "CONFIRMATION_REQUIRED" | "NO_PERMISSION" | "CREATE_NOT_ALLOWED" | "UPDATE_NOT_ALLOWED" | "NOT_FOUND" | "FOREIGN_KEY_CONSTRAINT" | "EDIT_CONFLICT" | "CLASS_HAS_STILL_STUDENTS" | "EMAIL_COOLDOWN_ACTIVE" | "INVALID_INVITATION_CODE" | "PASSWORD_MISMATCH" | "UNKNOWN_REGISTRATION" | "FILE_SIZE_LIMIT_EXCEEDED" | "FILE_VALIDATION_FAILED" | "IMPORT_FAILED" | "INVALID_PASSWORD_RESET_CODE" | "PASSWORD_RESET_MAIL_ALREADY_SENT" | "USER_ALREADY_EXISTS" | "SCHOOL_YEAR_ALREADY_EXISTS" | "SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR" | "INVALID_SCHOOL_YEAR" | "INVALID_IMPLICIT_DELETION" | "INVALID_USER_INVITATION" | "SCHOOL_MOVED" | "TENANT_ALREADY_EXISTS" | "TOO_MANY_LEVELS" | "GET_FILE_ERROR" | "FILE_ALREADY_EXISTS" | "STUDENT_NO_SUBJECT_RELATION" | "EMAIL_CHANGE_MAIL_ALREADY_SENT" | "INVALID_EMAIL_CHANGE_CODE" | "REPORT_ALREADY_COMPLETED" | "REPORT_FILE_UNREADABLE" | "REPORT_NO_CLASS_ASSOCIATION";
        ErrorDetail: {
            path: string;
            message: string;
        };
        /** Format: uuid */
        Id: string;
        ImportStudentsInput: {
            schoolClassId?: components["schemas"]["Id"];
            newClasses?: {
                name: string;
                nickname?: string | null;
                schoolLevel: components["schemas"]["SchoolLevel"];
                schoolYearId?: components["schemas"]["Id"];
            }[];
            added?: components["schemas"]["ImportedStudentInput"][];
            renamed?: components["schemas"]["ImportedNameInput"][];
            birthDates?: {
                studentId: components["schemas"]["Id"];
                birthDate: components["schemas"]["Day"];
            }[];
            nicknames?: {
                schoolClassId: components["schemas"]["Id"];
                nickname: string;
            }[];
            joined?: {
                schoolClassId?: components["schemas"]["Id"];
                newClass?: number;
                studentId: components["schemas"]["Id"];
            }[];
            left?: {
                schoolClassId?: components["schemas"]["Id"];
                studentId: components["schemas"]["Id"];
                leftOn?: components["schemas"]["Day"];
            }[];
            withObservations?: boolean;
        };
        ImportedNameInput: {
            studentId: components["schemas"]["Id"];
            updatedAt: components["schemas"]["Instant"];
            firstName: string;
            lastName: string;
        };
        ImportedStudentInput: {
            schoolClassId?: components["schemas"]["Id"];
            newClass?: number;
            firstName: string;
            lastName: string;
            birthDate?: components["schemas"]["Day"];
            apartFrom?: components["schemas"]["Id"][];
        };
        Installation: {
            services: {
                /** @enum {string} */
                name: "identity" | "teacher" | "school-admin" | "provider";
                /** @enum {string} */
                state: "up" | "down";
                version: string | null;
                startedAt: components["schemas"]["NullableInstant"];
            }[];
            addedServices: {
                name: string;
                /** @enum {string} */
                state: "up" | "down";
                version: string | null;
                startedAt: components["schemas"]["NullableInstant"];
            }[];
            areas: {
                name: string;
                /** @enum {string} */
                state: "enabled" | "disabled";
                version: string;
            }[] | null;
        };
        Instant: string;
        InstantFilter: {
            field: string;
            /** @enum {unknown} */
            type: "eq" | "ne" | "gt" | "gte" | "lt" | "lte";
            /** Format: date-time */
            value: string;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "in" | "notin";
            value: string[] | string;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "isnull" | "isnotnull";
        };
        "InstantFilter.createdAt.updatedAt": {
            /** @enum {unknown} */
            field?: "createdAt" | "updatedAt";
        } & components["schemas"]["InstantFilter"];
        IntegerFilter: {
            field: string;
            /** @enum {unknown} */
            type: "eq" | "ne" | "gt" | "gte" | "lt" | "lte";
            value: number;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "in" | "notin";
            value: number[] | number;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "isnull" | "isnotnull";
        };
        LastBackup: {
            backup: {
                takenAt: components["schemas"]["Instant"];
                sizeBytes: number;
                isEncrypted: boolean;
                isChecked: boolean;
            } | null;
        };
        NullableDay: components["schemas"]["Day"] | null;
        NullableId: components["schemas"]["Id"] | null;
        NullableInstant: components["schemas"]["Instant"] | null;
        OfficialFormChoice: {
            schoolLevel: number | null;
            officialFormId: components["schemas"]["Id"];
        };
        Order: {
            field: string;
            /** @enum {unknown} */
            dir: "asc" | "desc";
        };
        OwnRight: {
            canManageAccessRights: boolean;
            canManageStudents: boolean;
            canManagePerformanceVisuals: boolean;
            canManageCompetences: boolean;
            canWriteCompetenceEntries: boolean;
            schoolSubjectIds: components["schemas"]["Id"][];
        };
        Person: {
            id: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            avatar: string | null;
        };
        RegionIds: components["schemas"]["Id"][];
        ReportLayout: {
            signers: ("classTeacher" | "headOfSchool" | "guardians")[];
            showsUnobserved: boolean;
            /** @enum {string} */
            form?: "standard" | "compact" | "child";
            /** @enum {string} */
            language?: "de" | "en";
            fields?: ("birthDate" | "absences" | "classRemark")[];
            officialForms?: components["schemas"]["OfficialFormChoice"][];
        };
        SchoolClass: {
            id: components["schemas"]["Id"];
            name: string;
            nickname: string | null;
            schoolLevel: number;
            year: number | null;
            isActive: boolean;
            isOnboardingFinalized: boolean;
            isAssessmentTypeOnboardingFinalized: boolean;
            isStudentOnboardingFinalized: boolean;
            isTemplate: boolean;
            originId: components["schemas"]["NullableId"];
            creatorId: components["schemas"]["Id"];
            creator: components["schemas"]["Person"];
            schoolYearId: components["schemas"]["NullableId"];
            schoolYear: components["schemas"]["SchoolYear"] | null;
            selectedAssessmentTypeId: components["schemas"]["NullableId"];
            tenantId: components["schemas"]["Id"];
            studentCount: number;
            ownRight?: components["schemas"]["OwnRight"] | null;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        SchoolClassList: {
            rows: components["schemas"]["SchoolClass"][];
            count: number;
        };
        SchoolHistory: {
            weeks: components["schemas"]["SchoolWeek"][];
        };
        SchoolLevel: number;
        SchoolTerm: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            schoolTermSemester: "first" | "second";
            startDate: components["schemas"]["Day"];
            endDate: components["schemas"]["Day"];
            schoolYearId: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
        };
        SchoolWeek: {
            startsOn: components["schemas"]["Day"];
            schoolCount: number;
            userCount: number;
            classCount: number;
            studentCount: number;
            signInCount: number;
            observationCount: number;
        };
        SchoolYear: {
            id: components["schemas"]["Id"];
            updatedAt: components["schemas"]["Instant"];
            name: string;
            year: number;
            schoolYearStart: components["schemas"]["Day"];
            schoolYearEnd: components["schemas"]["Day"];
            tenantId: components["schemas"]["Id"];
            stateId: components["schemas"]["NullableId"];
            terms: components["schemas"]["SchoolTerm"][];
        };
        SchoolYearList: {
            rows: components["schemas"]["SchoolYear"][];
            count: number;
        };
        StaffCounts: {
            active: number;
            invitationPending: number;
            disabled: number;
            invitationDeclined: number;
            waiting?: number;
        };
        Student: {
            id: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            avatar: string | null;
            birthDate?: components["schemas"]["NullableDay"];
            schoolClasses: components["schemas"]["StudentClass"][];
            erasesAt: components["schemas"]["NullableInstant"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        StudentClass: {
            id: components["schemas"]["Id"];
            name: string;
            schoolSubjectIds: components["schemas"]["Id"][];
        };
        StudentImport: {
            id: components["schemas"]["Id"];
            schoolClassId: components["schemas"]["NullableId"];
            createdBy: components["schemas"]["Person"];
            createdAt: components["schemas"]["Instant"];
            undoneAt: components["schemas"]["NullableInstant"];
            counts: {
                student: number;
                name: number;
                join: number;
                leave: number;
                class: number;
                birthDate?: number;
            };
            stayCount: number;
            stays: {
                /** @enum {string} */
                kind: "student" | "name" | "join" | "leave" | "class";
                /** @enum {string} */
                reason: "observations" | "reports" | "talkSheets" | "erasure" | "elsewhere" | "changed" | "closed" | "used";
                student: {
                    id: components["schemas"]["Id"];
                    firstName: string;
                    lastName: string;
                } | null;
                schoolClass: {
                    id: components["schemas"]["Id"];
                    name: string;
                } | null;
            }[];
        };
        StudentList: {
            rows: components["schemas"]["Student"][];
            count: number;
        };
        Subject: {
            id: components["schemas"]["Id"];
            originId: components["schemas"]["NullableId"];
            name: string;
            abbreviation: string;
            color: components["schemas"]["Color"];
            schoolLevel: number;
            tenantId: components["schemas"]["Id"];
            schoolClassId: components["schemas"]["NullableId"];
            isTemplate: boolean;
            position: number | null;
            competenceDomainCount: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        SubjectList: {
            rows: components["schemas"]["Subject"][];
            count: number;
        };
        Success: {
            /** @constant */
            success: true;
        };
        TemplateVersion: {
            id: components["schemas"]["Id"];
            name: string;
            note: string;
            publishedAt: components["schemas"]["Instant"];
            publishedBy: components["schemas"]["Person"] | null;
            withdrawnAt: components["schemas"]["NullableInstant"];
            withdrawnBy: components["schemas"]["Person"] | null;
            schoolCount: number;
            subjects: {
                schoolSubjectId: components["schemas"]["Id"];
                name: string;
                color: string;
                schoolLevel: number;
                countryId: components["schemas"]["NullableId"];
                stateIds: components["schemas"]["RegionIds"];
                schoolTypeIds: components["schemas"]["RegionIds"];
                isRemoved: boolean;
                schoolCount: number;
            }[];
        };
        TemplateVersionList: {
            rows: components["schemas"]["TemplateVersion"][];
            count: number;
        };
        TenantRow: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            name: string;
            slogan: string | null;
            isDisabled: boolean;
            isProvider: boolean;
            isWizardFinalized: boolean;
            countryId: components["schemas"]["Id"];
            stateId: components["schemas"]["Id"];
            schoolTypeId: components["schemas"]["NullableId"];
            subjectTemplateSource: ("lernspur" | "fresh") | null;
            closesAt?: components["schemas"]["NullableInstant"];
            movedTo?: string | null;
            disabledAt?: components["schemas"]["NullableInstant"];
            disabledReason?: string | null;
            logo?: components["schemas"]["UploadedPicture"] | null;
            reportLayout?: components["schemas"]["ReportLayout"] | null;
            /** @enum {string} */
            status: "provider" | "active" | "inSetup" | "disabled" | "closing";
            isConfirmed: boolean | null;
            userCount: number;
            studentCount: number;
            schoolClassCount: number;
            isClosedByProvider: boolean;
            isMoving?: boolean;
            invitedOwner: {
                userRoleId: components["schemas"]["Id"];
                email: string;
                firstName: string;
                lastName: string;
                invitation: {
                    /** @enum {string} */
                    state: "unconfirmed" | "waiting" | "refused" | "sent" | "expired" | "hasAccount";
                    mailedAt: components["schemas"]["NullableInstant"];
                } | null;
            } | null;
        };
        TenantRowList: {
            rows: components["schemas"]["TenantRow"][];
            count: number;
        };
        TextFilter: {
            field: string;
            /** @enum {unknown} */
            type: "eq" | "ne" | "gt" | "gte" | "lt" | "lte" | "like" | "ilike" | "contains" | "search" | "startswith" | "endswith";
            value: string;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "in" | "notin";
            value: string[] | string;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "isnull" | "isnotnull";
        };
        UploadedPicture: string;
        UuidFilter: {
            field: string;
            /** @enum {unknown} */
            type: "eq" | "ne";
            /** Format: uuid */
            value: string;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "in" | "notin";
            value: string[] | string;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "isnull" | "isnotnull";
        };
        "UuidFilter.id": {
            /** @enum {unknown} */
            field?: "id";
        } & components["schemas"]["UuidFilter"];
        UuidsFilter: {
            field: string;
            /** @enum {unknown} */
            type: "arraystartswith" | "arrayendswith";
            /** Format: uuid */
            value: string;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "arraycontains";
            value: string[] | string;
        } | {
            field: string;
            /** @enum {unknown} */
            type: "isnull" | "isnotnull";
        };
    };
    responses: {
        /** @description Success */
        ClassContentsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ClassContentsList"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Success */
        ClassTotals: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ClassTotals"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Conflict */
        "INVALID_IMPLICIT_DELETION.Send": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    error?: "INVALID_IMPLICIT_DELETION" | "FOREIGN_KEY_CONSTRAINT" | "EDIT_CONFLICT";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Bad Request */
        "INVALID_SCHOOL_YEAR.Send": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    error?: "INVALID_SCHOOL_YEAR" | "INVALID_PARAMETERS" | "VALIDATION_FAILED";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Success */
        Installation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Installation"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Success */
        LastBackup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LastBackup"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Not Found */
        NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    error?: "NOT_FOUND";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Forbidden */
        NO_PERMISSION: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    error?: "NO_PERMISSION";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Forbidden */
        "NO_PERMISSION.CREATE_NOT_ALLOWED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    error?: "NO_PERMISSION" | "CREATE_NOT_ALLOWED";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Forbidden */
        "NO_PERMISSION.UPDATE_NOT_ALLOWED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    error?: "NO_PERMISSION" | "UPDATE_NOT_ALLOWED";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Any other failure */
        ReadFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    error?: "INVALID_PARAMETERS" | "TOO_MANY_REQUESTS" | "UNKNOWN" | "INVALID_TOKEN";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Success */
        SchoolClassList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SchoolClassList"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Success */
        SchoolHistory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SchoolHistory"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Success */
        SchoolYearList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SchoolYearList"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Any other failure */
        SendFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    error?: "INVALID_PARAMETERS" | "TOO_MANY_REQUESTS" | "UNKNOWN" | "INVALID_TOKEN" | "FOREIGN_KEY_CONSTRAINT" | "NOT_FOUND" | "EDIT_CONFLICT" | "VALIDATION_FAILED" | "FILE_SIZE_LIMIT_EXCEEDED";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Success */
        StaffCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StaffCounts"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Success */
        StudentImport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StudentImport"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Success */
        StudentList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StudentList"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Success */
        SubjectList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SubjectList"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Success */
        TemplateVersionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TemplateVersionList"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Success */
        TenantRowList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TenantRowList"];
                } & components["schemas"]["Success"];
            };
        };
        /** @description Any other failure */
        WriteFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    error?: "INVALID_PARAMETERS" | "TOO_MANY_REQUESTS" | "UNKNOWN" | "INVALID_TOKEN" | "FOREIGN_KEY_CONSTRAINT" | "NOT_FOUND" | "EDIT_CONFLICT";
                } & components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        id: components["schemas"]["Id"];
        /** @description The same key with the same body gives the first answer again; with another body INVALID_PARAMETERS. */
        idempotencyKey: string;
        /** @description The ETag of what is to be changed; EDIT_CONFLICT when somebody has changed it in the meantime. */
        ifMatch: string;
        limit: number;
        offset: number;
        schoolClassId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSchoolHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SchoolHistory"];
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
    getInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Installation"];
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
    getLastBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LastBackup"];
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
    listTenants: {
        parameters: {
            query?: {
                filter?: (({
                    /** @enum {unknown} */
                    field?: "id" | "countryId" | "stateId" | "schoolTypeId";
                } & components["schemas"]["UuidFilter"]) | components["schemas"]["InstantFilter.createdAt.updatedAt"] | ({
                    /** @enum {unknown} */
                    field?: "name" | "slogan" | "status";
                } & components["schemas"]["TextFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "isDisabled" | "isProvider" | "isWizardFinalized" | "isConfirmed";
                } & components["schemas"]["BooleanFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "userCount" | "studentCount" | "schoolClassCount";
                } & components["schemas"]["IntegerFilter"]))[];
                order?: ({
                    /** @enum {unknown} */
                    field?: "id" | "createdAt" | "updatedAt" | "name" | "slogan" | "isDisabled" | "isProvider" | "isWizardFinalized" | "countryId" | "stateId" | "schoolTypeId" | "status" | "isConfirmed" | "userCount" | "studentCount" | "schoolClassCount";
                } & components["schemas"]["Order"])[];
                offset?: components["parameters"]["offset"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TenantRowList"];
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
    listClassContents: {
        parameters: {
            query?: {
                filter?: (components["schemas"]["UuidFilter.id"] | ({
                    /** @enum {unknown} */
                    field?: "name";
                } & components["schemas"]["TextFilter"]))[];
                order?: ({
                    /** @enum {unknown} */
                    field?: "id" | "name";
                } & components["schemas"]["Order"])[];
                offset?: components["parameters"]["offset"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClassContentsList"];
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
    countSchoolClasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClassTotals"];
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
    listSchoolClasses: {
        parameters: {
            query?: {
                filter?: (({
                    /** @enum {unknown} */
                    field?: "id" | "creatorId" | "schoolYearId";
                } & components["schemas"]["UuidFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "name" | "nickname" | "creatorFirstName" | "creatorLastName" | "words";
                } & components["schemas"]["TextFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "schoolLevel" | "year" | "studentCount";
                } & components["schemas"]["IntegerFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "isActive" | "isOnboardingFinalized";
                } & components["schemas"]["BooleanFilter"]) | components["schemas"]["InstantFilter.createdAt.updatedAt"])[];
                order?: ({
                    /** @enum {unknown} */
                    field?: "id" | "name" | "nickname" | "schoolLevel" | "year" | "isActive" | "isOnboardingFinalized" | "creatorId" | "creatorFirstName" | "creatorLastName" | "schoolYearId" | "studentCount" | "words" | "createdAt" | "updatedAt";
                } & components["schemas"]["Order"])[];
                offset?: components["parameters"]["offset"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SchoolClassList"];
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
    listSchoolYears: {
        parameters: {
            query?: {
                filter?: (({
                    /** @enum {unknown} */
                    field?: "id" | "stateId";
                } & components["schemas"]["UuidFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "name";
                } & components["schemas"]["TextFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "year";
                } & components["schemas"]["IntegerFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "schoolYearStart" | "schoolYearEnd";
                } & components["schemas"]["DayFilter"]))[];
                order?: ({
                    /** @enum {unknown} */
                    field?: "id" | "name" | "year" | "schoolYearStart" | "schoolYearEnd" | "stateId";
                } & components["schemas"]["Order"])[];
                offset?: components["parameters"]["offset"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SchoolYearList"];
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
    getCurrentTerm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SchoolTerm"] | null;
                    } & components["schemas"]["Success"];
                };
            };
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
    importStudents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the first answer again; with another body INVALID_PARAMETERS. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of what is to be changed; EDIT_CONFLICT when somebody has changed it in the meantime. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportStudentsInput"];
            };
        };
        responses: {
            201: components["responses"]["StudentImport"];
            400: components["responses"]["INVALID_SCHOOL_YEAR.Send"];
            403: components["responses"]["NO_PERMISSION.CREATE_NOT_ALLOWED"];
            409: components["responses"]["INVALID_IMPLICIT_DELETION.Send"];
            default: components["responses"]["SendFailure"];
        };
    };
    undoStudentImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StudentImport"];
            403: components["responses"]["NO_PERMISSION.UPDATE_NOT_ALLOWED"];
            404: components["responses"]["NOT_FOUND"];
            default: components["responses"]["WriteFailure"];
        };
    };
    listStudents: {
        parameters: {
            query?: {
                filter?: (components["schemas"]["UuidFilter.id"] | ({
                    /** @enum {unknown} */
                    field?: "name" | "firstName" | "lastName";
                } & components["schemas"]["TextFilter"]) | components["schemas"]["InstantFilter.createdAt.updatedAt"] | ({
                    /** @enum {unknown} */
                    field?: "schoolClassIds";
                } & components["schemas"]["UuidsFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "hasClass" | "hasRunningClass";
                } & components["schemas"]["BooleanFilter"]))[];
                order?: ({
                    /** @enum {unknown} */
                    field?: "id" | "name" | "firstName" | "lastName" | "createdAt" | "updatedAt" | "schoolClassIds" | "hasClass" | "hasRunningClass";
                } & components["schemas"]["Order"])[];
                offset?: components["parameters"]["offset"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StudentList"];
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
    listClassStudents: {
        parameters: {
            query?: {
                filter?: (components["schemas"]["UuidFilter.id"] | ({
                    /** @enum {unknown} */
                    field?: "name" | "firstName" | "lastName";
                } & components["schemas"]["TextFilter"]) | components["schemas"]["InstantFilter.createdAt.updatedAt"])[];
                order?: ({
                    /** @enum {unknown} */
                    field?: "id" | "name" | "firstName" | "lastName" | "createdAt" | "updatedAt";
                } & components["schemas"]["Order"])[];
                offset?: components["parameters"]["offset"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                schoolClassId: components["parameters"]["schoolClassId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StudentList"];
            403: components["responses"]["NO_PERMISSION"];
            404: components["responses"]["NOT_FOUND"];
            default: components["responses"]["ReadFailure"];
        };
    };
    listSubjectTemplates: {
        parameters: {
            query?: {
                filter?: (({
                    /** @enum {unknown} */
                    field?: "id" | "originId" | "schoolClassId";
                } & components["schemas"]["UuidFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "name" | "abbreviation" | "color";
                } & components["schemas"]["TextFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "schoolLevel" | "competenceDomainCount";
                } & components["schemas"]["IntegerFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "isTemplate";
                } & components["schemas"]["BooleanFilter"]) | components["schemas"]["InstantFilter.createdAt.updatedAt"])[];
                order?: ({
                    /** @enum {unknown} */
                    field?: "id" | "originId" | "name" | "abbreviation" | "color" | "schoolLevel" | "schoolClassId" | "isTemplate" | "competenceDomainCount" | "createdAt" | "updatedAt";
                } & components["schemas"]["Order"])[];
                offset?: components["parameters"]["offset"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SubjectList"];
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
    listTemplateVersions: {
        parameters: {
            query?: {
                filter?: (components["schemas"]["UuidFilter.id"] | ({
                    /** @enum {unknown} */
                    field?: "name";
                } & components["schemas"]["TextFilter"]) | ({
                    /** @enum {unknown} */
                    field?: "publishedAt";
                } & components["schemas"]["InstantFilter"]))[];
                order?: ({
                    /** @enum {unknown} */
                    field?: "id" | "name" | "publishedAt";
                } & components["schemas"]["Order"])[];
                offset?: components["parameters"]["offset"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TemplateVersionList"];
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
    countStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffCounts"];
            403: components["responses"]["NO_PERMISSION"];
            default: components["responses"]["ReadFailure"];
        };
    };
}
