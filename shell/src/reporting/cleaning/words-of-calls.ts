/** Every fixed part of the paths of calls. Any other part is an id or a code. A test holds it against the contract. */
export const wordsOfCalls: ReadonlySet<string> = new Set(
  [
    ' api accept access-rights active add-user allowed-emails assessment-types assign assign-to-school-year auth',
    'auth-attempt auth-url bulk callback change-password change-user-role change-visual classes close comment',
    'competence-domains competences confirm confirm-change copy create-code current current-semester current-term',
    'deactivate duplicate email end-others export feedback files finalize-wizard global healthcheck identities import',
    'invitation-access-rights invitations link local login login-tfa login-two-factor logout mark-as-read me',
    'notifications observations observations-v2 oidc onboard operator password pdf performance-assessments',
    'performance-levels performance-visuals preview provider providers recovery-codes redeem register remove',
    'report-groups reports request-change school-draft school-types school-years send-reset-mail sessions set-new set-up',
    'states status stream student-class-relations students subjects template templates tenants turn-off two-factor unassign',
    'unlink unlock unseen user-roles users validate-code verify whoami',
  ]
    .join(' ')
    .split(' '),
)
