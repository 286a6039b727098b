let reading = true;
let waiting: (() => void) | null = null;

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever read us has gone (`| head`): that is no fault, there is only nobody left to tell.
  if (error.code !== 'EPIPE') throw error;
  reading = false;
  waiting?.();
});

/** Writes to standard output, waiting while the reader is slow; false when nobody reads any more. */
export async function print(text: string): Promise<boolean> {
  if (reading && !process.stdout.write(text)) {
    await new Promise<void>((resume) => {
      waiting = resume;
      process.stdout.once('drain', resume);
    });
    waiting = null;
  }
  return reading;
}
