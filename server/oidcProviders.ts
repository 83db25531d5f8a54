import { type Static, Type } from 'typebox'

const present = { minLength: 1 }

/** A site by whose accounts people may sign in, as `OIDC_PROVIDERS` lists it. */
export const OidcProviderSchema = Type.Object(
  {
    /** The name on the wire. */
    type: Type.String({
      ...present,
      pattern: '^[a-z0-9_-]{1,32}$',
      rule: 'must be 1 to 32 lower-case letters, digits, "-" or "_"',
    }),
    /** What the button says. */
    title: Type.String(present),
    issuer: Type.String({
      ...present,
      format: 'issuer',
      rule: 'must begin with https://, or with http:// on this machine',
    }),
    clientId: Type.String(present),
    clientSecret: Type.String(present),
  },
  { additionalProperties: false },
)

export type OidcProvider = Readonly<Static<typeof OidcProviderSchema>>
