import { type Pack, resolveText } from '../pack.ts'
import type { PackItem } from '../packItem.ts'

/** A text of a document as a record stores it, which is in Chinese. */
export const toStoredText = (pack: Pack, text: string): string => resolveText(text, pack.texts).text

/** The texts of a record for the readers of each language; none where the document has a literal. */
export function toTextItem(pack: Pack, record: PackItem, field: string, text: string): readonly PackItem[] {
  const { texts } = resolveText(text, pack.texts)
  if (texts === null) return []
  const { recordId } = record
  return [
    {
      ...{ pack: pack.id, kind: 'row', id: `onl_text/${record.id}`, table: 'onlText', recordId, json: ['texts'] },
      links: {},
      values: { texts: { [field]: texts } },
    },
  ]
}
