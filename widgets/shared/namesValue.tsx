import type { ReactNode } from 'react'
import { awaitedName } from './awaitedName.tsx'
import { textValue } from './textValue.tsx'

/** Several names on a detail page, all of them; those that are awaited are empty. */
export function namesValue(all: readonly string[]): ReactNode {
  const names = all.filter((name) => name !== '')
  return names.length === 0 && all.length > 0 ? awaitedName : textValue(names.join(', '))
}
