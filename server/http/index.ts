/** What modules see of calls: routes and who may use them, answers, the log, transactions and sessions. */

export {
  type AccessCodes,
  administratorRole,
  anonymous,
  anyone,
  code,
  grantTopics,
  readAccessCodes,
  signedIn,
  splitCodes,
  type UserAccess,
  withoutCodes,
} from './access.ts'
export { idsOf, idsOfAdded, ofCaller, type Subjects } from './act.ts'
export type { Call, SignedInCall } from './call.ts'
export { type CallInfo, type ResourceInfo, toPath } from './callCatalogue.ts'
export { defineFunction } from './defineFunction.ts'
export { addDictionaryTexts } from './dictionaryTexts.ts'
export {
  type Answer,
  attachment,
  type Cookie,
  messages,
  ok,
  type RawAnswer,
  type RecordPage,
  raw,
  redirect,
  toEnvelope,
  toRecordPage,
  withCookie,
} from './envelope.ts'
export { toErrorLine } from './errorLine.ts'
export { FieldRefusal } from './fieldRefusal.ts'
export { type FileReader, type FileViewer, fileColumns, namesFile, type ReadsFile } from './fileAccess.ts'
export { answerOnce } from './idempotency/answerOnce.ts'
export { refuseInTenant } from './installation.ts'
export { hasCopy, keepAnswer, sendKept } from './keptAnswer.ts'
export type { Language } from './language.ts'
export { columnsOf, listRows } from './listRows.ts'
export { toLogTexts, toSentence } from './logTexts.ts'
export { readNodeGrant } from './nodeGrant.ts'
export { onClientDisconnect } from './onClientDisconnect.ts'
export { logOperation } from './operationLog.ts'
export { readPublicOrigin } from './origin.ts'
export { parseObject } from './parseObject.ts'
export { hashPassword, verifyPassword } from './password.ts'
export { toContaining } from './query/toContaining.ts'
export { type RecordTexts, showTexts, toShownText } from './recordTexts.ts'
export { refuseFields } from './refuseFields.ts'
export { defineModule, type Module, type Route, route } from './route.ts'
export { readSecuritySettings, type SecuritySettings, securityDefaults } from './securitySettings.ts'
export {
  type Account,
  type CurrentUser,
  createSession,
  onlineMinutes,
  revokeAllOf,
  revokeSession,
  toFileToken,
} from './session.ts'
export { noteShownFiles, readsShownFile } from './shownFiles.ts'
export { signSettings } from './signed.ts'
export { isStranger, refusalFor, stranger } from './stranger.ts'
export {
  type AccessibleTable,
  findAccessibleTable,
  findLookup,
  findUnique,
  type OpenTable,
  openLookup,
  type RecordLabels,
  selectAccessible,
  selectWithDeleted,
  type TableAccess,
} from './tableAccess.ts'
export { everyTenant, findOwnTenant, noTenant, readTenants, type TenantItem } from './tenant.ts'
export { texts } from './texts.ts'
export { fileCookie, readQueryToken, readToken } from './token.ts'
export { inTransaction, withTransaction } from './transaction.ts'
export { isMultipart, readUpload, uploadLimit } from './upload.ts'
export type { Viewer } from './viewer.ts'
