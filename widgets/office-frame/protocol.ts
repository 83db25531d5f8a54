import { isObject } from '../../runtime/index.ts'

/** What every message between the app and an office page carries, so that others are told apart. */
export const channel = 'pagewright.office'

/** The document and how it is shown (specification 7.5, setConfig). */
export interface OfficeConfig {
  /** The address of the stored document; empty for a new one. */
  readonly document: string
  readonly fileName: string
  readonly readOnly: boolean
  readonly language: string
  /** What the page author says beyond that, for the office page alone. */
  readonly options: Readonly<Record<string, unknown>>
}

/** Where the office page put something: a path of the server, or an address. */
interface Stored {
  readonly path?: string
}

interface Counted {
  readonly count: number
}

/** The commands of specification 7.5, each with what it carries and what answers it. */
export interface OfficeCommands {
  readonly setConfig: { readonly data: OfficeConfig; readonly answer: unknown }
  readonly setToken: { readonly data: { readonly token: string }; readonly answer: unknown }
  readonly save: { readonly data: Readonly<Record<string, never>>; readonly answer: Stored }
  readonly exportPdf: { readonly data: { readonly fileName: string }; readonly answer: Stored }
  readonly fillFields: {
    readonly data: { readonly values: Readonly<Record<string, string>> }
    readonly answer: Counted
  }
  readonly replaceText: {
    readonly data: { readonly replacements: readonly { readonly from: string; readonly to: string }[] }
    readonly answer: Counted
  }
}

export type OfficeCommand = keyof OfficeCommands

/** What the app sends. */
export type ToOffice =
  | { readonly channel: typeof channel; readonly kind: 'hello' }
  | {
      readonly channel: typeof channel
      readonly kind: 'request'
      readonly id: number
      readonly command: OfficeCommand
      readonly data: unknown
    }

/** What an office page sends: that it listens, the answer to a request, and that its text changed or was saved. */
export type FromOffice =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly ok: true; readonly data: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly ok: false; readonly message: string }
  | { readonly kind: 'changed' }
  | { readonly kind: 'saved'; readonly path: string | undefined }

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

function parseAnswer({ id, ok, data, message }: Readonly<Record<string, unknown>>): FromOffice | undefined {
  if (typeof id !== 'number') return undefined
  if (ok === true) return { kind: 'answer', id, ok, data }
  return ok === false ? { kind: 'answer', id, ok, message: textOf(message) ?? '' } : undefined
}

/** Reads what came from a window; undefined for what is no message of an office page. */
export function parseFromOffice(message: unknown): FromOffice | undefined {
  if (!isObject(message) || message.channel !== channel) return undefined
  if (message.kind === 'ready' || message.kind === 'changed') return { kind: message.kind }
  if (message.kind === 'saved') return { kind: 'saved', path: textOf(message.path) }
  return message.kind === 'answer' ? parseAnswer(message) : undefined
}

/** Reads the answer to a command; what an office page left out counts as not said. */
export function readAnswer<C extends OfficeCommand>(command: C, data: unknown): OfficeCommands[C]['answer'] {
  const { path, count } = isObject(data) ? data : {}
  const stored = textOf(path)
  if (command === 'save' || command === 'exportPdf') return stored === undefined ? {} : { path: stored }
  return { count: typeof count === 'number' ? count : 0 }
}
