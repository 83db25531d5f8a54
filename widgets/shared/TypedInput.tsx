import {
  type ChangeEvent,
  type ComponentProps,
  createContext,
  type FocusEvent,
  type ReactNode,
  use,
  useState,
} from 'react'

/** The first of the texts of a picker, or the second one of a range. */
export type TextPlace = 0 | 1

interface TypedTextsValue {
  /** What was typed and cannot be read, at the place of each text. */
  readonly unread: readonly [string, string]
  /** Told the text with which a field of the picker is left. */
  readonly leave: (text: string, place: TextPlace) => void
}

const TypedTextsContext = createContext<TypedTextsValue>({ unread: ['', ''], leave: () => undefined })

interface TypedTextsProps {
  /** What is stored, for each text of the picker. */
  readonly stored: readonly [unknown, unknown]
  /** What is stored for a text that can be read. */
  readonly read: (text: string) => string | undefined
  /** What the picker shows of a stored text; undefined where that cannot be read. */
  readonly understand: (stored: string) => string | undefined
  readonly write: (value: string | undefined, place: TextPlace) => void
  readonly children: ReactNode
}

const toStored = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Around a picker of antd whose `components` are `typedComponents`: what a person typed and the picker cannot read stays in
 * its field and becomes the value, for the widget to refuse; left to itself the picker would put its last value back.
 */
export function TypedTexts({ stored: [first, second], read, understand, write, children }: TypedTextsProps) {
  const stored = [toStored(first), toStored(second)] as const
  const toUnread = (text: string) => (understand(text) === undefined ? text : '')
  const leave = (typed: string, place: TextPlace) => {
    const text = typed.trim()
    const before = stored[place]
    const next = text === '' ? undefined : (read(text) ?? typed)
    // The picker shows of a stored value what its format has room for.
    if (next === before || (next !== undefined && next === understand(before)) || (next ?? '') === before) return
    write(next, place)
  }
  return (
    <TypedTextsContext value={{ unread: [toUnread(stored[0]), toUnread(stored[1])], leave }}>
      {children}
    </TypedTextsContext>
  )
}

/** The id of the second field of a range: a picker tells its fields apart by nothing else. */
export const toSecondId = (id: string): string => `${id}-to`

function TypedInput({ value = '', onChange, onBlur, id = '', ...input }: ComponentProps<'input'>) {
  const { unread, leave } = use(TypedTextsContext)
  const [isTyping, setTyping] = useState(false)
  const place: TextPlace = id.endsWith('-to') ? 1 : 0
  return (
    <input
      {...input}
      id={id}
      value={value === '' && !isTyping ? unread[place] : value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyping(true)
        onChange?.(event)
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyping(false)
        // Before the field is checked.
        leave(event.currentTarget.value, place)
        onBlur?.(event)
      }}
    />
  )
}

/** For the `components` of a picker inside of `TypedTexts`. */
export const typedComponents = { input: TypedInput }
