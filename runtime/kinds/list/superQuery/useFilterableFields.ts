import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useText } from '../../../i18n/index.ts'
import type { ResolvedPage } from '../../../language/index.ts'
import { useFailureMessage, usePageServices } from '../../../page/index.ts'
import { useRegistry } from '../../../registry/index.ts'
import type { RecordsKind } from '../listPage.ts'
import { type FilterableField, filterWidgets, toFilterableFields } from './filterableFields.ts'

/** The fields of a page by which people may ask, once their widgets are there. */
export interface FilterableFields {
  readonly status: 'loading' | 'ready' | 'error'
  readonly fields: readonly FilterableField[]
  readonly reason: string
  readonly retry: () => void
}

const none: readonly FilterableField[] = []

/** Loads the widgets that the columns of a page do not need, and tells the fields that may be asked. */
export function useFilterableFields(resolved: ResolvedPage<RecordsKind>): FilterableFields {
  const registry = useRegistry()
  const { hasAccess } = usePageServices()
  const failureMessage = useFailureMessage()
  const text = useText()
  const { page, fields } = resolved
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['superQueryWidgets', page.id],
    queryFn: async () => {
      await registry.loadWidgets({ shown: filterWidgets(fields), edited: [] })
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const options = 'superQuery' in page ? page.superQuery : undefined
  const filterable = useMemo(
    () => (data ? toFilterableFields({ fields, options, findWidget: registry.findWidget, text, hasAccess }) : none),
    [data, fields, options, registry, text, hasAccess],
  )
  const reason = useMemo(() => (error && !isFetching ? failureMessage(error) : ''), [error, isFetching, failureMessage])
  return {
    status: data ? 'ready' : reason ? 'error' : 'loading',
    fields: filterable,
    reason,
    retry: () => void refetch(),
  }
}
