import type { Field as FormField } from '@formily/core'
import type { DataRecord, ServerChecks } from '../registry/index.ts'
import { createFieldChecks } from './fieldChecks.ts'
import type { FormScope } from './formScope.ts'
import { peekState } from './nodeState.ts'
import { createRefusals } from './refusals.ts'
import { rememberChecks } from './rememberChecks.ts'
import type { PageForm, PageFormOptions } from './types.ts'

/** The checks of all the fields of one form. */
export interface FormChecks extends Pick<PageForm, 'validate' | 'validateField' | 'setFieldMessages'> {
  /** The checks of the server for what is inside of fields. */
  readonly inside: ServerChecks
  /** Checks a field after its value has changed, without the server. */
  recheck(name: string): void
  /** The same for a field that shows an error; another one is checked when it is left. */
  recheckFailed(name: string): void
  /** Takes the error of a field away. */
  clear(name: string): void
  /** Forgets the answers of the server: what was free before may be taken now. */
  forget(): void
}

interface FormChecksRequest {
  readonly options: PageFormOptions
  readonly placed: ReadonlyMap<string, FormField>
  readonly scope: FormScope
  readonly isView: () => boolean
  readonly values: () => DataRecord
  readonly saved: () => DataRecord | undefined
}

export function createFormChecks({ options, placed, ...request }: FormChecksRequest): FormChecks {
  const memory = rememberChecks(options.checks)
  // A record inside of a form shares the answers that the outer form has, and forgets them with it.
  const inside = options.outer?.checks ?? memory
  const checks = createFieldChecks({
    ...request,
    options,
    findField: (name) => placed.get(name),
    recordId: () => request.values()[options.key],
    insideChecks: inside,
  })
  const recheck = (name: string) => void checks.check(name, false)
  return {
    inside,
    recheck,
    recheckFailed(name) {
      const field = placed.get(name)
      if (field && peekState(field).error) recheck(name)
    },
    clear: checks.clear,
    forget: memory.forget,
    validateField: checks.check,
    async validate(names = [...placed.keys()]) {
      const results = await Promise.all(
        names.map(async (name) => ((await checks.check(name, true)) ? undefined : name)),
      )
      return results.filter((name) => name !== undefined)
    },
    setFieldMessages: createRefusals({ fields: options.fields, placed, checks }),
  }
}
