import { answer, type NetworkRoute } from './answers.ts'

const tree = [
  {
    id: 'd1',
    key: 'd1',
    title: 'Head office',
    orgCode: 'A01',
    children: [
      { id: 'd11', key: 'd11', title: 'Accounts', orgCode: 'A01A01' },
      { id: 'd12', key: 'd12', title: '{{1+1}}', orgCode: 'A01A02' },
    ],
  },
  { id: 'd2', key: 'd2', title: 'Branch', orgCode: 'A02' },
]

/** Departments (wire contract 1.7). */
export const departRoutes: readonly NetworkRoute[] = [
  { path: 'sys/sysDepart/queryTreeList', answer: () => answer(tree) },
  { path: 'sys/sysDepart/none', answer: () => answer([]) },
]
