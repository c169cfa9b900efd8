import { useEffect, useState } from "react";
import { showPhone } from "#app/lib/phone-number.ts";

/** A number in groups, once the library is here; until then as the server writes it. */
export function useShownPhone(phone: string): string {
  const [shown, setShown] = useState({ phone, text: phone });
  useEffect(() => {
    let isCurrent = true;
    void showPhone(phone).then((text) => {
      if (isCurrent) setShown({ phone, text });
    });
    return () => {
      isCurrent = false;
    };
  }, [phone]);
  return shown.phone === phone ? shown.text : phone;
}
