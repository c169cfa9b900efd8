import { useLocation, useNavigate, useSearchParams } from "react-router";
import { isRecord } from "#app/lib/person.ts";

const key = "photo";

/** The photo in the viewer is part of the URL: going back closes it. */
export function useOpenPhoto() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const asked = search.get(key);
  const isOurs = isRecord(location.state) && location.state.isPhotoOpen === true;

  function address(id: string | null) {
    const next = new URLSearchParams(search);
    if (id === null) next.delete(key);
    else next.set(key, id);
    const text = next.toString();
    return { pathname: location.pathname, search: text && `?${text}` };
  }
  const state = { isPhotoOpen: true };
  return {
    id: asked,
    open: (id: string) => void navigate(address(id), { state, preventScrollReset: true }),
    go: (id: string) =>
      void navigate(address(id), { replace: true, state: isOurs ? state : null, preventScrollReset: true }),
    close: () => {
      if (isOurs) void navigate(-1);
      else void navigate(address(null), { replace: true, preventScrollReset: true });
    },
  };
}
