import type { Diagnostic } from '../diagnostic.ts'
import { isObject } from '../json.ts'
import { walkSchema } from '../places/schemaWalk.ts'
import { childPointer } from '../pointer.ts'
import type { JsonSchema } from '../schema/index.ts'
import { listWords } from '../suggestions.ts'

const checks = ['pattern', 'minLength', 'maxLength', 'min', 'max', 'check', 'unique', 'checkRule']

/** A step carries exactly one verb, and a rule exactly one check with its message. */
export function checkSingles(root: JsonSchema, value: unknown): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  walkSchema(root, root, value, '', {
    visit: ({ path, value: target, schema }) => {
      if (!isObject(target)) return
      const known = isObject(schema.properties) ? schema.properties : {}
      if (Object.keys(target).some((name) => !Object.hasOwn(known, name))) return
      if (schema.word === 'step') {
        const verbs = Object.keys(known).filter((name) => name !== 'when')
        const [first, second] = Object.keys(target).filter((name) => verbs.includes(name))
        if (first === undefined)
          diagnostics.push({
            path,
            code: 'step-verbs',
            message: `this step does nothing; it needs one of ${listWords(verbs)}`,
          })
        else if (second !== undefined)
          diagnostics.push({
            path: childPointer(path, second),
            at: 'key',
            code: 'step-verbs',
            message: `a step does one thing: \`${second}\` needs a step of its own after \`${first}\``,
          })
      }
      if (schema.word === 'rule') {
        const [first, second] = Object.keys(target).filter((name) => checks.includes(name))
        if (first === undefined)
          diagnostics.push({
            path,
            code: 'rule-checks',
            message: `this rule checks nothing; it needs one of ${listWords(checks)}`,
          })
        else if (second !== undefined)
          diagnostics.push({
            path: childPointer(path, second),
            at: 'key',
            code: 'rule-checks',
            message: `a rule checks one thing: \`${second}\` needs a rule of its own beside \`${first}\``,
          })
      }
    },
  })
  return diagnostics
}
