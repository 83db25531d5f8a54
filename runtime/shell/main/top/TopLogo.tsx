import { homePath } from '../../../session/index.ts'
import { BrandLogo } from '../../brand/BrandLogo.tsx'
import { useBrand } from '../../brand/useBrand.ts'
import { AppLink } from '../../routing/AppLink.tsx'

/** The site or product at the beginning of the top menu; it leads home. */
export function TopLogo() {
  const { name } = useBrand()
  return (
    <AppLink className="pw-shell-top-logo" to={homePath}>
      <BrandLogo size={30} />
      <span>{name}</span>
    </AppLink>
  )
}
