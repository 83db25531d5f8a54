import { answer, type NetworkRoute, refuse } from './answers.ts'
import { categories, categoryNames, shopAreaNames, shopAreas } from './choiceData.ts'
import { userNames } from './dictionaries.ts'

const namesOf = (names: Readonly<Record<string, string>>, keys: string) =>
  answer(keys.split(',').map((key) => names[key] ?? key))

const parentOf = (query: URLSearchParams): string => {
  const code = query.get('pcode')
  return query.get('pid') ?? (code === 'A01' ? 'c1' : (code ?? '0'))
}

/** The one name that a condition such as `{"name":"!Roots"}` leaves out. */
const leftOutOf = (query: URLSearchParams): string | undefined =>
  /^!(.*)$/.exec(JSON.parse(query.get('condition') ?? '{}').name ?? '')?.[1]

const answerCategories: NetworkRoute['answer'] = ({ query }) => {
  if (parentOf(query) === 'locked') return refuse('The categories are locked')
  const leftOut = leftOutOf(query)
  return answer((categories[parentOf(query)] ?? []).filter(({ title }) => title !== leftOut))
}

/** Searched tables, categories and linked drop-downs (wire contract 1.8, 1.9 and 1.13). */
export const choiceRoutes: readonly NetworkRoute[] = [
  {
    path: 'sys/dict/loadDict/',
    answer: ({ query }) => {
      const keyword = (query.get('keyword') ?? '').toLowerCase()
      const found = Object.entries(userNames).filter(([, name]) => name.toLowerCase().includes(keyword))
      return answer(found.map(([value, text]) => ({ value, text })))
    },
  },
  {
    path: 'sys/dict/loadDictItem/sys_category,name,code',
    answer: ({ query }) => namesOf(categoryNames, query.get('key') ?? ''),
  },
  {
    path: 'sys/dict/loadDictItem/shop_area,name,code',
    answer: ({ query }) => namesOf(shopAreaNames, query.get('key') ?? ''),
  },
  { path: 'sys/category/loadTreeRoot', answer: answerCategories },
  { path: 'sys/category/loadTreeChildren', answer: answerCategories },
  { path: 'sys/category/loadTreeData', answer: answerCategories },
  { path: 'sys/category/loadDictItem/', answer: ({ name }) => namesOf(categoryNames, name) },
  {
    path: 'online/cgform/api/querySelectOptions',
    answer: ({ query }) => answer(query.get('table') === 'none' ? [] : (shopAreas[query.get('pidValue') ?? '0'] ?? [])),
  },
]
