import type { Scope } from '../../runtime/language/index.ts'
import { createRegistry, type Registry, type StepContext, type StepForm } from '../../runtime/registry/index.ts'
import { runSteps, steps } from '../../runtime/steps/index.ts'

/** A context that tells what a step did, in the order in which it did it. */
export interface FakeContext {
  readonly did: (readonly [what: string, ...args: unknown[]])[]
  readonly registry: Registry
  readonly contextFor: (scope: Scope) => StepContext
}

/** What the world around the steps answers; everything goes well unless it is said. */
export interface Answers {
  readonly request?: (url: string) => unknown
  readonly opened?: { readonly result: unknown } | null
  readonly agrees?: boolean
  readonly refusal?: { readonly result: unknown }
  readonly form?: Partial<StepForm>
  /** Told how many records are over; true when the person stops the work then. */
  readonly stopsAfter?: (over: number) => boolean
}

/** Texts of the document's language, by key. */
const texts: Readonly<Record<string, string>> = { saved: 'Saved', sure: 'Are you sure?', title: 'A title' }

export function fakeContext(answers: Answers = {}): FakeContext {
  const did: FakeContext['did'] = []
  const registry = createRegistry({ widgets: [], kinds: [], steps, onTexts: () => {} })
  const form: StepForm | undefined = answers.form && {
    values: () => ({}),
    setValues: (values) => void did.push(['setValues', values]),
    validate: async () => true,
    submit: async () => true,
    ...answers.form,
  }
  const contextFor = (scope: Scope): StepContext => ({
    scope,
    calls: {
      async request(call) {
        did.push(['request', call])
        return { result: answers.request?.(call.url) ?? null, message: 'the server is content' }
      },
      async download(call) {
        did.push(['download', call])
      },
    },
    ...(form ? { form } : {}),
    async open(request) {
      did.push(['open', request])
      return answers.opened === undefined ? { result: true } : answers.opened
    },
    close: (result) => void did.push(['close', result]),
    async confirm(question) {
      did.push(['confirm', question])
      return answers.agrees ?? true
    },
    message: (level, text) => void did.push(['message', level, text]),
    async reload(page) {
      did.push(['reload', ...(page === undefined ? [] : [page])])
    },
    async refreshDictionaries() {
      did.push(['refreshDictionaries'])
    },
    async refreshUser() {
      did.push(['refreshUser'])
    },
    navigate: (to, options) => void did.push(['navigate', to, options]),
    text: (source) => (source.startsWith('@:') ? (texts[source.slice(2)] ?? source.slice(2)) : source),
    refusal: () => answers.refusal,
    toMessage: (error) => (error instanceof Error ? error.message : String(error)),
    nameOf: (record) => String((record as { readonly id?: unknown } | null)?.id ?? ''),
    progress(total) {
      const stopping = new AbortController()
      did.push(['progress', total])
      return {
        signal: stopping.signal,
        update(over, current) {
          did.push(['update', over, current])
          if (answers.stopsAfter?.(over)) stopping.abort()
        },
        async end(summary) {
          did.push(['end', summary])
        },
      }
    },
    run: (further, names, options) => {
      if (options?.isQuiet) did.push(['quietly'])
      return runSteps(further, registry, contextFor, names)
    },
  })
  return { did, registry, contextFor }
}
