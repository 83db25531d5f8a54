import { useData } from '../context.tsx'
import { categoryTextsOf } from './categoryTexts.ts'
import { useTableTexts } from './useTableTexts.ts'
import { useTexts } from './useTexts.ts'

const none: readonly string[] = []

/**
 * The names of categories by what is stored of them (specification 7.2). The call of categories knows ids; codes are
 * asked for as keys of their table.
 */
export function useCategoryTexts(stored: 'id' | 'code', values: readonly string[]): readonly string[] {
  const { client } = useData()
  const byId = useTexts(categoryTextsOf(client), 'category', stored === 'id' ? values : none)
  const byCode = useTableTexts('sys_category,name,code', stored === 'code' ? values : none)
  return stored === 'id' ? byId : byCode
}
