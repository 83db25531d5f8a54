import { findPatternCode } from '../../runtime/index.ts'

/** Whether a code can be sent there: a phone number or an e-mail address (specification 5). */
export const isReachable = (target: string): boolean =>
  ['phone', 'e'].some((code) => findPatternCode(code)?.test(target) === true)
