export type { Answer } from './answer.ts'

export { CallError, toFieldMessages } from './callError.ts'
export type { Client } from './client.ts'
export { DataProvider, useData } from './context.tsx'
export { createData, type Data } from './data.ts'

export type { Failure } from './failures.ts'
export { toListParameters } from './listParameters.ts'

export { useDictionary } from './useDictionary.ts'
export { useRecords } from './useRecords.ts'
