import type { DictionaryItem } from '../../runtime/index.ts'

/** The items that hold the keyword in their text or are called by it; all without a keyword. */
export function filterItems(items: readonly DictionaryItem[], keyword: string): readonly DictionaryItem[] {
  const wanted = keyword.trim().toLowerCase()
  if (wanted === '') return items
  return items.filter(({ text, value }) => text.toLowerCase().includes(wanted) || value.toLowerCase() === wanted)
}
