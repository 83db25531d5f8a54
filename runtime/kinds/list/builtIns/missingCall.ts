import { type AppError, createFailure, type SourceCallName } from '../../../language/index.ts'

/** An action needs a call that the page's source does not have (specification 5: 请设置url.list属性! and its like). */
export const missingCall = (call: SourceCallName): AppError =>
  createFailure(
    { zh: '请设置url.{call}属性!', en: 'The source of this page has no call `{call}`.', tw: '請設定url.{call}屬性!' },
    { details: { call } },
  )
