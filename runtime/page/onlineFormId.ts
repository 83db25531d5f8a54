/** The pages that are made of what the server says of an online form, by what stands before the `#` of their ids. */
export const onlineFormPage = 'online-form'
export const onlineFormPickerPage = 'online-form-picker'
export const onlineFormRecordPage = 'online-form-record'

/** What a derived list shows: a form, or one of its sub tables for one of its records. */
export interface OnlineFormId {
  /** The id of the form, or its table. */
  readonly code: string
  readonly sub?: string | undefined
}

/** What a derived page of one record shows; a page that is told of no id asks for it by its query. */
export interface OnlineFormRecordId {
  readonly table: string
  readonly id?: string | undefined
}

const encode = encodeURIComponent

/** The id of the list of a form, such as `online-form#orders`, or of one of its sub tables: `online-form#orders/items`. */
export const toOnlineFormId = ({ code, sub }: OnlineFormId): string =>
  `${onlineFormPage}#${encode(code)}${sub === undefined ? '' : `/${encode(sub)}`}`

/** Reads the part of such an id that follows the `#`. */
export function readOnlineFormPart(part: string): OnlineFormId {
  const [code = '', sub] = part.split('/').map(decodeURIComponent)
  return sub === undefined ? { code } : { code, sub }
}

/** The id of the page of one record, such as `online-form-record#orders?id=1`. */
export const toOnlineFormRecordId = ({ table, id }: OnlineFormRecordId): string =>
  `${onlineFormRecordPage}#${encode(table)}${id === undefined ? '' : `?id=${encode(id)}`}`

/** Reads the part of such an id that follows the `#`. */
export function readOnlineFormRecordPart(part: string): OnlineFormRecordId {
  const [table = '', id] = part.split('?id=').map(decodeURIComponent)
  return id ? { table, id } : { table }
}
