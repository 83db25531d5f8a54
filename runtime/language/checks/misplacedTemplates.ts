import type { Diagnostic } from '../diagnostic.ts'
import { walkSchema } from '../places/schemaWalk.ts'
import { isWithin, type Pointer } from '../pointer.ts'
import type { JsonSchema } from '../schema/index.ts'

const braces = /\{\{([^{}]+)\}\}/g

/**
 * Where a text has a formula as templates have them: one that names something, so that more than braces is meant, and
 * has no backslash before it.
 */
const findTemplate = (text: string): number | undefined =>
  [...text.matchAll(braces)].find(({ 1: formula = '', index }) => /[A-Za-z_]/.test(formula) && text[index - 1] !== '\\')
    ?.index

const isText = (schema: JsonSchema): boolean => schema.type === 'string' && schema.const === undefined

/** Whether a schema says itself what braces in its texts are. */
const readsBraces = (schema: JsonSchema): boolean =>
  schema.template !== undefined || schema.expression !== undefined || schema.reference === 'pattern'

/** Templates stand where the schema asks for one; in any other text their braces would show as they are. */
export function checkMisplacedTemplates(
  root: JsonSchema,
  schema: JsonSchema,
  value: unknown,
  start: Pointer = '',
): readonly Diagnostic[] {
  const found = new Map<Pointer, number>()
  const allowed: Pointer[] = []
  walkSchema(root, schema, value, start, {
    visit: ({ path, value: text, schema: applied }) => {
      if (readsBraces(applied)) allowed.push(path)
      if (typeof text !== 'string' || !isText(applied)) return
      const place = findTemplate(text)
      if (place !== undefined) found.set(path, place)
    },
  })
  return [...found]
    .filter(([path]) => !allowed.some((place) => isWithin(path, place)))
    .map(([path, inString]) => ({
      path,
      inString,
      code: 'template-not-here',
      message: 'no template is read here, so that people would see `{{` and `}}`; write the text itself',
    }))
}
