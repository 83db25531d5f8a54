import type { DataRecord } from '../dataRecord.ts'
import { isObject } from '../json.ts'
import type { PageState } from '../kinds/page/state.ts'

/** Values by name as an address has them; undefined for one that it leaves out. */
type AddressValues = Readonly<Record<string, string | undefined>>

/** A text of the address as a value of the type that the default has; undefined for what is none. */
function readAs(text: unknown, like: unknown): unknown {
  if (typeof text !== 'string') return undefined
  if (typeof like === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text)
  if (typeof like === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  if (Array.isArray(like)) return text === '' ? [] : text.split(',')
  return text
}

const writeValue = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value ?? ''))

/** The state with which a page opens: its defaults, with what its address says of those that are kept there. */
export function firstState(declared: PageState | undefined, query: unknown): DataRecord {
  const asked = isObject(query) ? query : {}
  return Object.fromEntries(
    Object.entries(declared ?? {}).map(([name, { default: first, address }]) => [
      name,
      (address ? readAs(asked[name], first) : undefined) ?? first,
    ]),
  )
}

/** The names of the values that are kept in the address. */
export const addressedNames = (declared: PageState | undefined): readonly string[] =>
  Object.entries(declared ?? {}).flatMap(([name, { address }]) => (address ? [name] : []))

/** What of a state stands in the address; a value that is the default does not. */
export const toAddressValues = (declared: PageState | undefined, state: DataRecord): AddressValues =>
  Object.fromEntries(
    addressedNames(declared).map((name) => {
      const text = writeValue(state[name])
      return [name, text === writeValue(declared?.[name]?.default) ? undefined : text]
    }),
  )
