import { answer, type NetworkRoute } from './answers.ts'
import { departmentNames, departments, dictionaries, positionNames, roleNames, userNames } from './dictionaries.ts'

const textsOf = (names: Readonly<Record<string, string>>, keys: string) =>
  answer(keys.split(',').map((key) => names[key] ?? key))

/** The names of the tables' rows, by the table. */
const tableNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sys_user: userNames,
  sys_role: roleNames,
  sys_position: positionNames,
  sys_depart: departmentNames,
}

/** Dictionaries and tables that are read as such (wire contract 1.8). */
export const dictionaryRoutes: readonly NetworkRoute[] = [
  { path: 'sys/dict/getDictItems/', answer: ({ name }) => answer(dictionaries[name] ?? []) },
  {
    path: 'sys/dict/loadDictItem/',
    answer: ({ name, query }) => textsOf(tableNames[name.split(',')[0] ?? ''] ?? {}, query.get('key') ?? ''),
  },
  { path: 'sys/dict/loadTreeData', answer: ({ query }) => answer(departments[query.get('pid') ?? ''] ?? []) },
]
