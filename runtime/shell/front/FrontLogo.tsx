import { BrandLogo } from '../brand/BrandLogo.tsx'
import { useBrand } from '../brand/useBrand.ts'
import { AppLink } from '../routing/AppLink.tsx'

interface FrontLogoProps {
  /** The address of the first page of the front. */
  readonly home: string | undefined
  readonly onChoose?: () => void
}

/** The site or product at the beginning of a front; it leads to its first page. */
export function FrontLogo({ home = '/', onChoose }: FrontLogoProps) {
  const { name } = useBrand()
  return (
    <AppLink className="pw-shell-front-logo" to={home} {...(onChoose ? { onClick: onChoose } : {})}>
      <BrandLogo size={28} />
      <span>{name}</span>
    </AppLink>
  )
}
