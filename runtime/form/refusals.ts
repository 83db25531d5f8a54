import type { Field as FormField } from '@formily/core'
import type { Field } from '../language/index.ts'
import type { FieldChecks } from './fieldChecks.ts'
import type { PageForm } from './types.ts'
import { placeMessages } from './valuePath.ts'

interface RefusalsOptions {
  readonly fields: Readonly<Record<string, Field>>
  readonly placed: ReadonlyMap<string, FormField>
  readonly checks: Pick<FieldChecks, 'clear' | 'refuse'>
}

/** Shows what the server says of fields at the fields, and takes away what it said before. */
export function createRefusals({ fields, placed, checks }: RefusalsOptions): PageForm['setFieldMessages'] {
  let refused: readonly string[] = []
  return (messages) => {
    const named = placeMessages(messages)
    for (const name of refused) if (!named.has(name)) checks.clear(name)
    refused = [...placed]
      .filter(([name, field]) => named.has(name) && field.display === 'visible')
      .map(([name]) => name)
    for (const name of refused) {
      const refusal = named.get(name)
      if (refusal) checks.refuse(name, refusal)
    }
    const unseen = [...named].filter(([name]) => Object.hasOwn(fields, name) && !refused.includes(name))
    return {
      shown: refused,
      unseen: unseen.flatMap(([, { own, inside }]) => [...(own === undefined ? [] : [own]), ...Object.values(inside)]),
    }
  }
}
