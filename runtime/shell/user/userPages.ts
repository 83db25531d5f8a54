export const registerPath = '/user/register'
export const registerResultPath = '/user/register-result'
export const alterationPath = '/user/alteration'

/**
 * The steps of a forgotten password, in order. Each is a form page that closes with what the next ones need to know,
 * which comes to them as their query.
 */
export const alterationSteps = [
  { pageId: 'system.alteration-account', title: 'shell.alteration.account' },
  { pageId: 'system.alteration-verify', title: 'shell.alteration.verify' },
  { pageId: 'system.alteration-password', title: 'shell.alteration.password' },
  { pageId: 'system.alteration-done', title: 'shell.alteration.done' },
] as const
