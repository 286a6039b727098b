import { useCallback } from 'react';
import { remark } from '../local';
import { useServices } from '../services';

/** Lets the player choose a file and opens it; what is wrong with it is said, and nothing changes. */
export function useOpenFile(): () => void {
  const services = useServices();
  return useCallback(() => {
    // In the page, or a busy browser forgets it before somebody has chosen.
    for (const left of document.querySelectorAll('input[data-open-file]')) left.remove();
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.dataset['openFile'] = '';
    input.hidden = true;
    document.body.append(input);
    input.addEventListener('cancel', () => input.remove());
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      input.remove();
      if (!file) return;
      file.text().then(
        (text) => {
          const result = services.openFile(text);
          remark(result.ok ? { key: 'app.file.opened' } : result.error);
        },
        () => remark({ key: 'app.file.unreadable' }),
      );
    });
    input.click();
  }, [services]);
}
