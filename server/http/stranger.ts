import { createError } from '../../runtime/language/index.ts'
import type { CurrentUser } from './session.ts'

/**
 * Who asks without being signed in, in calls that are open to anyone: nobody's account, without a name, a role, a tenant or
 * a department. What is compared with an account matches none.
 */
export const stranger: CurrentUser = Object.freeze({
  id: '',
  username: '',
  realname: null,
  avatar: null,
  birthday: null,
  sex: null,
  email: null,
  phone: null,
  orgCode: null,
  status: 1,
  delFlag: 0,
  workNo: null,
  post: null,
  telephone: null,
  userIdentity: null,
  departIds: null,
  relTenantIds: null,
  clientId: null,
  homePath: null,
  activitiSync: null,
  failedLogins: 0,
  lockedUntil: null,
  passwordChangedAt: null,
  texts: null,
  createBy: null,
  createTime: null,
  updateBy: null,
  updateTime: null,
})

/** Whether nobody is signed in behind a call. */
export const isStranger = (user: CurrentUser | undefined): boolean => user === undefined || user === stranger

/**
 * Why somebody does not get something: a stranger is asked to sign in, whatever it is and whether or not it is there, as by
 * calls that are open to nobody.
 */
export const refusalFor = (user: CurrentUser | undefined, refusal: Error): Error =>
  isStranger(user) ? createError('tokenInvalid') : refusal
