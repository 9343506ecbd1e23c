import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/**
 * The text of a field. It is stored when typing pauses, on blur and when the page is left, because storing a long brief on each
 * keystroke would be slow. A change made elsewhere replaces it.
 */
export function useSavedText(value: string, save: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const saveText = () => save(text);
    const timer = setTimeout(saveText, PAUSE_MS);
    addEventListener('pagehide', saveText);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', saveText);
    };
  }, [text, value, save]);
  return {
    text,
    field: {
      value: text,
      onChange: ({ target }: { target: { value: string } }) => setText(target.value),
      onBlur: () => text !== value && save(text),
    },
  };
}
