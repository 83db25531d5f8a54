import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { type Pack, resolveText } from '../pack.ts'
import type { PackItem } from '../packItem.ts'

/** A text of a document as a record stores it, which is in Chinese. */
export const toStoredText = (pack: Pack, text: string): string => resolveText(text, pack.texts).text

/** The texts of a record for the readers of each language; none where the document has a literal. */
export function toTextItem(pack: Pack, record: PackItem, field: string, text: string): readonly PackItem[] {
  const { texts } = resolveText(text, pack.texts)
  return texts === null ? [] : [toTextItemOf(record, field, texts)]
}

/** The same for texts that no document has. */
export const toTextItemOf = ({ pack, id, recordId }: PackItem, field: string, texts: LanguageTexts): PackItem => ({
  ...{ pack, kind: 'row', id: `onl_text/${id}`, table: 'onlText', recordId, json: ['texts'] },
  links: {},
  values: { texts: { [field]: texts } },
})
