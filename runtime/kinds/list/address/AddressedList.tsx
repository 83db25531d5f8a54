import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useId } from 'react'
import { useText, useTranslate } from '../../../i18n/index.ts'
import { queryOf, usePageInstance, usePageServices } from '../../../page/index.ts'
import { useRegistry } from '../../../registry/index.ts'
import type { AddressedPage, ListStart } from '../listLocation.ts'
import { loadFilterable } from './filterable.ts'
import { readLocation } from './readLocation.ts'

export interface AddressedListProps {
  readonly resolved: AddressedPage['resolved']
  readonly children: (start: ListStart) => ReactNode
}

/** Has a list begin where the address of its tab says, before it asks for any record. */
export function AddressedList({ resolved, children }: AddressedListProps) {
  const { address } = usePageInstance()
  const { hasAccess } = usePageServices()
  const registry = useRegistry()
  const text = useText()
  const translate = useTranslate()
  const query = queryOf(address?.current() ?? '')
  const { data, isError } = useQuery({
    queryKey: ['listAddress', useId()],
    queryFn: () => loadFilterable(query, { resolved, registry, text, hasAccess }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  // Without the widgets of an advanced query the list stands, and says what it left out.
  const filterable = data ?? (isError ? [] : undefined)
  const start = useCallback<ListStart>(
    (plain) =>
      readLocation(query, { resolved, plain, registry, text, hasAccess, filterable: filterable ?? [] }).location,
    [query, resolved, registry, text, hasAccess, filterable],
  )
  if (!filterable) return <div className="pw-page-loading" role="status" aria-label={translate('page.loading')} />
  return children(start)
}
