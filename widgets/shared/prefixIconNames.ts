/** The icons that can stand at the beginning of an input. */
export const prefixIconNames = ['user', 'lock', 'mail', 'phone', 'mobile', 'safety', 'search', 'link', 'key'] as const

export type PrefixIconName = (typeof prefixIconNames)[number]
