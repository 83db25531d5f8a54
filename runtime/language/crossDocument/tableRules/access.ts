import { getList, getMember, getText } from '../../json.ts'
import type { TableCheck } from './tableCheck.ts'

const changing = ['edit', 'delete', 'import'] as const

/** Strangers read what is marked for them, and add records that belong to nobody; they change nothing. */
export const checkTableAccess: TableCheck = ({ table }) => {
  const operations = getMember(table, 'operations')
  const isOpen = (operation: string) => getText(operations, operation) === 'anyone'
  return [
    ...changing.filter(isOpen).map((operation) => ({
      path: `/operations/${operation}`,
      code: 'unknown-value' as const,
      message: `people who are not signed in change nothing: \`${operation}\` takes a code or \`signedIn\``,
    })),
    ...(['list', 'export'] as const)
      .filter((operation) => isOpen(operation) && getList(table, 'public').length === 0)
      .map((operation) => ({
        path: `/operations/${operation}`,
        code: 'missing-property' as const,
        message: '`public` is missing: it names the columns that people who are not signed in read',
      })),
    ...(isOpen('add') && getMember(table, 'owner') !== undefined
      ? [
          {
            path: '/operations/add',
            code: 'unknown-value' as const,
            message: 'records of this table have an owner, so that only somebody who is signed in adds one: `signedIn`',
          },
        ]
      : []),
  ]
}
