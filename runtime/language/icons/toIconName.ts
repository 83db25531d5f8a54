/**
 * The word of the icon table for a name as existing servers write it: `user`, `ant-design:user-outlined`, `UserOutlined`
 * and `user-o` are all `user`.
 */
export function toIconName(name: string): string {
  return name
    .trim()
    .replace(/^[a-z-]+:/i, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/-(outlined|filled|twotone|two-tone|o)$/, '')
}
