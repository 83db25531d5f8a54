import { onlineFormPickerPage } from './onlineFormId.ts'

export interface OnlineFormPickerId {
  /** The id of the form, or the name of its table. */
  readonly code: string
  /** The columns that show; those of the form's list when left out. */
  readonly columns?: readonly string[] | undefined
}

/** The id of the page that is derived from a form, such as `online-form-picker#shop_order?columns=number,customer`. */
export const toOnlineFormPickerId = ({ code, columns = [] }: OnlineFormPickerId): string =>
  `${onlineFormPickerPage}#${encodeURIComponent(code)}${columns.length > 0 ? `?columns=${columns.map(encodeURIComponent).join(',')}` : ''}`

/** Reads the part of such an id that follows the `#`. */
export function readOnlineFormPickerPart(part: string): OnlineFormPickerId {
  const [code = '', columns] = part.split('?columns=')
  return {
    code: decodeURIComponent(code),
    ...(columns ? { columns: columns.split(',').map(decodeURIComponent) } : {}),
  }
}
