import type { FromSandbox } from '../messages.ts'
import type { Thrown } from './toFailure.ts'

/** A message of the prelude, checked: a script may have sent it in its place. Values stay JSON text. */
export type SentMessage = { readonly call: number } & (
  | { readonly kind: 'done'; readonly value: string; readonly given: string }
  | { readonly kind: 'failed'; readonly error: Thrown }
  | { readonly kind: 'timer'; readonly timer: number; readonly delay: number }
  | { readonly kind: 'ask'; readonly ask: number; readonly name: string; readonly args: string }
  | { readonly kind: 'pass'; readonly message: FromSandbox }
)

type Parts = Readonly<Record<string, unknown>>

const toText = (value: unknown): string => JSON.stringify(value) ?? 'null'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)

const readers: Readonly<Record<string, (parts: Parts, call: number) => SentMessage | undefined>> = {
  done: ({ value, given }, call) => ({ kind: 'done', call, value: toText(value), given: toText(given) }),
  failed: ({ error }, call) => ({ kind: 'failed', call, error: isParts(error) ? error : {} }),
  timer: ({ timer, delay }, call) =>
    isNumber(timer) && isNumber(delay) ? { kind: 'timer', call, timer, delay } : undefined,
  ask: ({ ask, name, args }, call) =>
    isNumber(ask) && typeof name === 'string' && Array.isArray(args)
      ? { kind: 'ask', call, ask, name, args: toText(args) }
      : undefined,
  write: ({ changes }, call) =>
    isParts(changes) ? { kind: 'pass', call, message: { kind: 'write', changes: toText(changes) } } : undefined,
  unoffered: ({ name }, call) =>
    typeof name === 'string' ? { kind: 'pass', call, message: { kind: 'unoffered', name } } : undefined,
  log: ({ text }, call) => ({ kind: 'pass', call, message: { kind: 'log', text: String(text).slice(0, 2_000) } }),
}

/** Reads what a sandbox sent; undefined for what is no message. */
export function readSent(text: string): SentMessage | undefined {
  const parts: unknown = JSON.parse(text)
  if (!isParts(parts) || !isNumber(parts.call) || typeof parts.kind !== 'string') return undefined
  return Object.hasOwn(readers, parts.kind) ? readers[parts.kind]?.(parts, parts.call) : undefined
}
