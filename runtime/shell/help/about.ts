import { isObject } from '../../language/index.ts'
import { referenceTexts } from './helpTexts.ts'

/** What a server says of itself to who is signed in; one that says nothing has no reference. */
export interface About {
  readonly version: string
  readonly references: readonly { readonly form: keyof typeof referenceTexts; readonly address: string }[]
}

const isForm = (form: unknown): form is keyof typeof referenceTexts =>
  typeof form === 'string' && Object.hasOwn(referenceTexts, form)

/** Reads the answer of the server; references that the help has no words for are left out. */
export function toAbout(answer: unknown): About {
  const { version, references } = isObject(answer) ? answer : {}
  return {
    version: typeof version === 'string' ? version : '–',
    references: (Array.isArray(references) ? references : []).flatMap((reference: unknown) => {
      const { form, address } = isObject(reference) ? reference : {}
      return isForm(form) && typeof address === 'string' ? [{ form, address }] : []
    }),
  }
}
