import { accountCalls } from './accounts.ts'
import { departCalls } from './departs.ts'
import { formCalls } from './forms.ts'
import type { Makes } from './made.ts'
import { reportCalls } from './reports.ts'
import { roleCalls } from './roles.ts'
import { tenantCalls } from './tenants.ts'

/** How every call that is checked by what it does is made in a trial; a test compares the list with `calls.json`. */
export const trialCalls: Makes = {
  ...accountCalls,
  ...roleCalls,
  ...departCalls,
  ...formCalls,
  ...reportCalls,
  ...tenantCalls,
}
