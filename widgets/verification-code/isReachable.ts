import { findPatternCode } from '../../runtime/index.ts'

/** Whether a code can be sent there: a mobile number or an e-mail address (specification 5, codes m and e). */
export const isReachable = (target: string): boolean =>
  ['m', 'e'].some((code) => findPatternCode(code)?.test(target) === true)
