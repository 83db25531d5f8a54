import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { TextLanguage } from '../language/index.ts'
import type { Data } from './data.ts'

const DataContext = createContext<Data | null>(null)

export interface DataProviderProps {
  readonly data: Data
  /** The language that is shown; what was asked in another one is asked anew when it changes. */
  readonly language: TextLanguage
  readonly children: ReactNode
}

/** Gives the app below it its wire. */
export function DataProvider({ data, language, children }: DataProviderProps) {
  // Queries name the language that the client sends: a new value makes their components draw, and so ask, again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is read through the client
  const value = useMemo(() => ({ ...data }), [data, language])
  return (
    <DataContext value={value}>
      <QueryClientProvider client={data.queryClient}>{children}</QueryClientProvider>
    </DataContext>
  )
}

/** The wire of the app around the component. */
export function useData(): Data {
  const data = use(DataContext)
  if (!data) throw new Error('No data: the component stands outside of the app.')
  return data
}
