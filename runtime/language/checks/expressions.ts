import type { Diagnostic } from '../diagnostic.ts'
import { adviseOnMistakes } from '../expression/commonMistakes.ts'
import { compileExpression, compileTemplate, type ExpressionError, isTemplate } from '../expression/index.ts'
import type { IssueCode } from '../issueCodes.ts'
import type { Place } from '../places/collectPlaces.ts'

adviseOnMistakes()

/** Compiles every formula and template of a document with the names of its place (design 3, "Expressions"). */
export const checkExpressions = (places: readonly Place[]): readonly Diagnostic[] => places.flatMap(checkPlace)

function checkPlace({ annotation, path, value }: Place): readonly Diagnostic[] {
  if (annotation.kind === 'expression') {
    if (value === '') return []
    if (value.trimStart().startsWith('{{'))
      return [
        {
          path,
          code: 'expression-syntax',
          message: 'an expression stands here without `{{` and `}}`: leave them out',
          inString: value.indexOf('{{'),
        },
      ]
    const compiled = compileExpression(value, { names: annotation.names })
    return compiled.ok ? [] : explain(path, compiled.errors)
  }
  if (annotation.kind !== 'template' || !isTemplate(value)) return []
  const compiled = compileTemplate(value, { names: annotation.names })
  return compiled.ok ? [] : explain(path, compiled.errors)
}

const explain = (path: string, errors: readonly ExpressionError[]): readonly Diagnostic[] =>
  errors
    .slice(0, 2)
    .map((error) => ({ path, code: error.code satisfies IssueCode, message: error.message, inString: error.offset }))
