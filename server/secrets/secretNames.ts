/** Names of fields, columns and parameters whose values are secret: what lets somebody in, or opens what is encrypted. */
const secretName = /passw|passphrase|pwd|secret|token|captcha|private[-_]?key|api[-_]?key|(^|[_\W])salt([_\W]|$)/i

/** Salt as a word of a name in camelCase, which a name such as `basalt` does not have. */
const saltWord = /Salt/

/** What is secret in requests besides: names that are ordinary words elsewhere, such as the code of an order. */
const requestName = /ticket|checkkey|auth|cookie|session|^(sms_?)?code$|(^|-)sign$|^state$/i

/** Whether the name of a field or column says that its value is secret: logs, versions and queries leave it out. */
export const isSecretName = (name: string): boolean => secretName.test(name) || saltWord.test(name)

/** Whether a parameter, a header or a place of a route is named as one whose value lets somebody in, or helps to. */
export const isSecretRequestName = (name: string): boolean => isSecretName(name) || requestName.test(name)
