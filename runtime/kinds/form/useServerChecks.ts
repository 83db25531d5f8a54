import { useMemo } from 'react'
import { CallError, useData } from '../../data/index.ts'
import type { ServerChecks } from '../../registry/index.ts'

/** The message with which a check was refused; it rejects when the check could not be made. */
const refusalOf = async (call: Promise<unknown>): Promise<string | undefined> => {
  try {
    await call
    return undefined
  } catch (error) {
    if (error instanceof CallError && error.kind === 'refused') return error.message
    throw error
  }
}

/** The checks of the server (specification 5 and 7.2: a duplicate check of an empty value is skipped by the form). */
export function useServerChecks(): ServerChecks {
  const { client } = useData()
  return useMemo(
    () => ({
      unique: ({ table, column }, value, recordId) =>
        refusalOf(
          client.get(
            '/sys/duplicate/check',
            { tableName: table, fieldName: column, fieldVal: value, ...(recordId ? { dataId: recordId } : {}) },
            { report: false },
          ),
        ),
      checkRule: (ruleCode, value) =>
        refusalOf(client.get('/sys/checkRule/checkByCode', { ruleCode, value }, { report: false })),
    }),
    [client],
  )
}
