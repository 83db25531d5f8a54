import { usePageServices } from './pageServices.tsx'

/** Leads to an address of the app, in the window of the app. */
export function useNavigate(): (address: string) => void {
  const { navigate } = usePageServices()
  return (address) => navigate(address, {})
}
