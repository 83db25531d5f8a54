import type { ListFilter, ResourceDeclaration, ResourceModel } from './declaration.ts'

/** The model without some fields: they are neither read nor asked by, exported or written. */
export function withoutFields(model: ResourceModel, closed: ReadonlySet<string>): ResourceModel {
  if (closed.size === 0) return model
  const isOpen = ([name]: readonly [string, unknown]) => !closed.has(name)
  return {
    ...model,
    readable: model.readable.filter((name) => !closed.has(name)),
    queryFields: Object.fromEntries(Object.entries(model.queryFields).filter(isOpen)),
    writable: model.writable.filter(isOpen),
    exported: model.exported.filter(isOpen),
    ...(model.derived === undefined ? {} : { derived: withoutDerived(model.derived, closed) }),
    ...(model.filters === undefined ? {} : { filters: withoutFilters(model.filters, closed) }),
  }
}

const withoutDerived =
  (derived: NonNullable<ResourceDeclaration['derived']>, closed: ReadonlySet<string>): typeof derived =>
  async (viewer) =>
    Object.fromEntries(Object.entries(await derived(viewer)).filter(([name]) => !closed.has(name)))

const withoutFilters = (filters: Readonly<Record<string, ListFilter>>, closed: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(filters).filter(([, { fields }]) => !fields.some((name) => closed.has(name))))
