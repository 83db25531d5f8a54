import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { checkMessages, fillMessage } from './checkMessages.ts'
import type { FormDescription, FormIndex } from './description.ts'
import { splitIndexField } from './toShape.ts'

const maxColumns = 16

interface IndexIssue {
  readonly index: string
  readonly message: LanguageTexts
}

/** Finds what is wrong with the indexes of a form (wire contract 3.4). */
export function checkIndexes({ fields, indexes }: Pick<FormDescription, 'fields' | 'indexes'>): readonly IndexIssue[] {
  const kept = new Set(fields.filter(({ dbIsPersist }) => dbIsPersist !== 0).map(({ dbFieldName }) => dbFieldName))
  const seen = new Set<string>()
  return indexes
    .filter(({ delFlag }) => delFlag !== 1)
    .flatMap((index) => {
      const name = index.indexName.toLowerCase()
      const repeated = seen.has(name) ? [fillMessage(checkMessages.indexRepeated, { name: index.indexName })] : []
      seen.add(name)
      return [...repeated, ...checkIndex(index, kept)].map((message) => ({ index: index.indexName, message }))
    })
}

function checkIndex(index: FormIndex, kept: ReadonlySet<string>): readonly LanguageTexts[] {
  const { indexName: name, indexType, indexField } = index
  const columns = splitIndexField(indexField)
  const issues: LanguageTexts[] = []
  if (!/^[a-zA-Z_][a-zA-Z0-9_$]{0,63}$/.test(name)) issues.push(fillMessage(checkMessages.indexName, { name }))
  if (indexType !== 'normal' && indexType !== 'unique')
    issues.push(fillMessage(checkMessages.indexType, { name, value: indexType }))
  if (columns.length === 0 || columns.length > maxColumns || new Set(columns).size !== columns.length)
    issues.push(fillMessage(checkMessages.indexEmpty, { name }))
  for (const value of columns) if (!kept.has(value)) issues.push(fillMessage(checkMessages.indexField, { name, value }))
  return issues
}
