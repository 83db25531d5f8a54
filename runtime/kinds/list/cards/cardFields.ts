import type { ComponentType, ReactNode } from 'react'
import type { Card, Field, ResolvedPage } from '../../../language/index.ts'
import { type DataRecord, findView, type Registry, type ViewProps } from '../../../registry/index.ts'
import type { RecordsKind } from '../listPage.ts'

/** One field of a card, with what shows its value. */
export interface CardField {
  readonly name: string
  readonly label: string
  readonly field: Field | undefined
  readonly View: ComponentType<ViewProps<unknown, unknown>> | undefined
  readonly props?: unknown
  /** Whether its values are ways to other pages. */
  readonly isLink?: boolean
  /** Draws it as a column of the list does, in place of `View`. */
  readonly draw?: (record: DataRecord) => ReactNode
  /** The classes of its value in a record, by the conditions of its column. */
  readonly valueClass?: (record: DataRecord) => string | undefined
}

/** The fields of a card by their places; those that the person may not see are left out. */
export interface CardFields {
  readonly title: CardField | undefined
  readonly subtitle: CardField | undefined
  /** A field whose text stands whole. */
  readonly body: CardField | undefined
  readonly image: string | undefined
  readonly fields: readonly CardField[]
  readonly tags: readonly CardField[]
}

interface CardRequest {
  readonly card: Card
  readonly resolved: ResolvedPage<RecordsKind>
  readonly registry: Registry
  readonly text: (source: string | undefined) => string
  readonly hasAccess: (code: string) => boolean
}

export function toCardFields({ card, resolved, registry, text, hasAccess }: CardRequest): CardFields {
  const find = (name: string | undefined, isWhole = false): readonly CardField[] => {
    const field = name === undefined ? undefined : resolved.fields[name]
    if (name === undefined || (field?.access !== undefined && !hasAccess(field.access))) return []
    return [{ name, label: text(field?.label) || name, field, ...findView(registry, field, { isCell: !isWhole }) }]
  }
  const [title] = find(card.title)
  const [subtitle] = find(card.subtitle)
  const [body] = find(card.text, true)
  const [image] = find(card.image)
  return {
    title,
    subtitle,
    body,
    image: image?.name,
    fields: (card.fields ?? []).flatMap((name) => find(name)),
    tags: (card.tags ?? []).flatMap((name) => find(name)),
  }
}
