import type { OnlineForm } from '../onlineForm.ts'

/** A name of letters, digits and hyphens, as ids of documents are made of. */
export const toSlug = (name: string): string => name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'unnamed'

/** The id of the model and the list of a form as documents; pages that are shown without being saved have ids of parts. */
export const toDocumentId = ({ table }: Pick<OnlineForm, 'table'>): string => `online.form-${toSlug(table)}`

/** The id of the list of a sub table, for the records of one record of the main table. */
export const toSubDocumentId = (main: Pick<OnlineForm, 'table'>, sub: Pick<OnlineForm, 'table'>): string =>
  `${toDocumentId(main)}.sub-${toSlug(sub.table)}`

/** Names that may be fields of a document; the database allows `$`, formulas do not. */
export const isFieldName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name)
