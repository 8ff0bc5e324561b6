import type { WrittenWords } from '../../notifications/written-words.ts';

/** What families read of their bookings in Kannada. */
export const bookingWordsKn: WrittenWords = {
  confirmed: { title: '{{pooja}} {{when}} ಕ್ಕೆ ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ', body: '{{temple}} ನಿಮ್ಮನ್ನು ಎದುರುನೋಡುತ್ತಿದೆ.' },
  corrected: {
    title: '{{when}} ರ {{pooja}} ಹೆಸರುಗಳನ್ನು {{temple}} ಸರಿಪಡಿಸಿದೆ',
    body: 'ಅರ್ಚಕರು ಅವುಗಳನ್ನು ಹೇಗೆ ಹೇಳುತ್ತಾರೆ ಎಂದು ನೋಡಿ.',
  },
  rescheduled: {
    title: '{{pooja}} ಈಗ {{when}} ಕ್ಕೆ ಬದಲಾಗಿದೆ',
    body: 'ನೀವು ಇದನ್ನು {{before}} ಇಂದ ಬದಲಿಸಿದ್ದೀರಿ. {{temple}} ನಿಮ್ಮನ್ನು ಎದುರುನೋಡುತ್ತಿದೆ.',
  },
  moved: {
    title: '{{pooja}} ಈಗ {{when}} ಕ್ಕೆ ಬದಲಾಗಿದೆ',
    body: '{{temple}} ಇದನ್ನು {{before}} ಇಂದ ಬದಲಿಸಿದೆ{{because}} ಪೂರ್ಣ ಮರುಪಾವತಿಯೊಂದಿಗೆ ರದ್ದುಗೊಳಿಸಬಹುದು.',
  },
  'moved-until': {
    title: '{{pooja}} ಈಗ {{when}} ಕ್ಕೆ ಬದಲಾಗಿದೆ',
    body: '{{temple}} ಇದನ್ನು {{before}} ಇಂದ ಬದಲಿಸಿದೆ{{because}} {{until}} ರವರೆಗೆ ಪೂರ್ಣ ಮರುಪಾವತಿಯೊಂದಿಗೆ ರದ್ದುಗೊಳಿಸಬಹುದು.',
  },
  'moved-office': {
    title: '{{pooja}} ಈಗ {{when}} ಕ್ಕೆ ಬದಲಾಗಿದೆ',
    body: '{{temple}} ಇದನ್ನು {{before}} ಇಂದ ಬದಲಿಸಿದೆ{{because}} {{until}} ರೊಳಗೆ ನೀವು ಕೇಳಿದರೆ ದೇವಸ್ಥಾನದ ಕಚೇರಿ ಪೂರ್ಣ ಮರುಪಾವತಿಯೊಂದಿಗೆ ರದ್ದುಗೊಳಿಸುತ್ತದೆ: {{office}}.',
  },
  'wait-moved': {
    title: '{{pooja}} ಈಗ {{when}} ಕ್ಕೆ ಬದಲಾಗಿದೆ',
    body: '{{temple}} ಇದನ್ನು {{before}} ಇಂದ ಬದಲಿಸಿದೆ. ನೀವು ಇನ್ನೂ ಅದರ ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿದ್ದೀರಿ.',
  },
  canceled: {
    title: '{{when}} ರ {{pooja}} ಅನ್ನು {{temple}} ರದ್ದುಗೊಳಿಸಿದೆ',
    body: '{{reason}} ನಿಮ್ಮ ಪಾವತಿಯ ಬಗ್ಗೆ ದೇವಸ್ಥಾನ ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತದೆ.',
  },
  'canceled-refund': { title: '{{when}} ರ {{pooja}} ಅನ್ನು {{temple}} ರದ್ದುಗೊಳಿಸಿದೆ', body: '{{reason}} ನಿಮಗೆ {{refund}} ಮರಳಿ ಬರುತ್ತದೆ.' },
  'canceled-refund-mailed': {
    title: '{{when}} ರ {{pooja}} ಅನ್ನು {{temple}} ರದ್ದುಗೊಳಿಸಿದೆ',
    body: '{{reason}} ನಿಮಗೆ {{refund}} ಮರಳಿ ಬರುತ್ತದೆ. ಪ್ರಸಾದವನ್ನು ಈಗಾಗಲೇ ಕಳುಹಿಸಿರುವುದರಿಂದ ಅದರ ಹಣ ಮರಳುವುದಿಲ್ಲ.',
  },
  performed: { title: 'ನಿಮ್ಮ ಕುಟುಂಬಕ್ಕಾಗಿ {{pooja}} ನೆರವೇರಿತು', body: '{{temple}} ನಲ್ಲಿ, {{when}}.' },
  'performed-note': { title: 'ನಿಮ್ಮ ಕುಟುಂಬಕ್ಕಾಗಿ {{pooja}} ನೆರವೇರಿತು', body: '{{note}}' },
  'performed-undone': {
    title: 'ನಿಮ್ಮ ಕುಟುಂಬಕ್ಕಾಗಿ {{pooja}} ಇನ್ನೂ ನೆರವೇರಿಲ್ಲ',
    body: '{{temple}} ತಪ್ಪಾಗಿ ನೆರವೇರಿದೆ ಎಂದು ಗುರುತಿಸಿತ್ತು. ನೆರವೇರಿದ ನಂತರ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
  },
  'prasadam-shipped': { title: '{{pooja}} ಪ್ರಸಾದವನ್ನು ಕಳುಹಿಸಲಾಗಿದೆ', body: '{{temple}} ಇಂದ. ಟ್ರ್ಯಾಕಿಂಗ್ ಸಂಖ್ಯೆ: {{tracking}}.' },
  'place-offered': {
    title: '{{when}} ರ {{pooja}} ಯಲ್ಲಿ ಒಂದು ಸ್ಥಳ ಖಾಲಿಯಿದೆ',
    body: 'ಅದು {{until}} ರವರೆಗೆ ನಿಮ್ಮದು. ಅಷ್ಟರೊಳಗೆ ಕಾಯ್ದಿರಿಸಿ, ಅಥವಾ ಮುಂದಿನ ಕುಟುಂಬಕ್ಕೆ ಬಿಟ್ಟುಕೊಡಿ.',
  },
  'places-offered': {
    title: '{{when}} ರ {{pooja}} ಯಲ್ಲಿ {{places}} ಸ್ಥಳಗಳು ಖಾಲಿಯಿವೆ',
    body: 'ಅವು {{until}} ರವರೆಗೆ ನಿಮ್ಮವು. ಅಷ್ಟರೊಳಗೆ ಕಾಯ್ದಿರಿಸಿ, ಅಥವಾ ಮುಂದಿನ ಕುಟುಂಬಕ್ಕೆ ಬಿಟ್ಟುಕೊಡಿ.',
  },
  'places-offered-part': {
    title: '{{when}} ರ {{pooja}} ಯಲ್ಲಿ ನೀವು ಕೇಳಿದ {{wanted}} ಸ್ಥಳಗಳಲ್ಲಿ {{places}} ಖಾಲಿಯಿವೆ',
    body: 'ಅವು {{until}} ರವರೆಗೆ ನಿಮ್ಮವು. ಅಷ್ಟರೊಳಗೆ ಕಾಯ್ದಿರಿಸಿ, ಅಥವಾ ಎಲ್ಲಾ ಸ್ಥಳಗಳಿಗಾಗಿ ಕಾಯಿರಿ.',
  },
  'wait-ended': {
    title: '{{when}} ರ {{pooja}} ಅನ್ನು {{temple}} ರದ್ದುಗೊಳಿಸಿದೆ',
    body: '{{reason}} ನೀವು ಇನ್ನು ಅದರ ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ.',
  },
  'accepted-ended': {
    title: '{{when}} ರ {{pooja}} ಅನ್ನು {{temple}} ರದ್ದುಗೊಳಿಸಿದೆ',
    body: '{{reason}} ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿದ್ದ ಸ್ಥಳವೂ ಹೋಗಿದೆ. ಹಣ ತೆಗೆದುಕೊಂಡಿಲ್ಲ.',
  },
  'wait-dropped': {
    title: '{{when}} ರ {{pooja}} ಇನ್ನು {{temple}} ನಲ್ಲಿ ನಡೆಯುವುದಿಲ್ಲ',
    body: 'ನೀವು ಇನ್ನು ಅದರ ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ. ಬೇರೆ ಸಮಯವನ್ನು ಕಾಯ್ದಿರಿಸಬಹುದು.',
  },
  'wait-removed': {
    title: '{{when}} ರ {{pooja}} ಕಾಯುವ ಪಟ್ಟಿಯಿಂದ {{temple}} ನಿಮ್ಮನ್ನು ತೆಗೆದಿದೆ',
    body: '{{reason}} ಬೇರೆ ಸಮಯವನ್ನು ಕಾಯ್ದಿರಿಸಬಹುದು.',
  },
  'wait-too-many': {
    title: 'ನೀವು ಇನ್ನು {{when}} ರ {{pooja}} ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿ ಇಲ್ಲ',
    body: 'ನೀವು ಒಟ್ಟಿಗೆ {{places}} ಸ್ಥಳಗಳಿಗಾಗಿ ಕಾಯುತ್ತಿದ್ದಿರಿ. {{temple}} ನಲ್ಲಿ ಈ ಸಮಯಕ್ಕೆ ಈಗ ಇರುವ ಸ್ಥಳಗಳು: {{most}}. ಕಡಿಮೆ ಸ್ಥಳಗಳಿಗಾಗಿ ಕಾಯಬಹುದು, ಅಥವಾ ಬೇರೆ ಸಮಯವನ್ನು ಕಾಯ್ದಿರಿಸಬಹುದು.',
  },
  'waiting-first': {
    title: '{{when}} ರ {{pooja}} ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿ ನೀವೇ ಮೊದಲಿಗರು',
    body: 'ನಿಮ್ಮ ಪಾವತಿ ಬಂದಾಗ ಸ್ಥಳ ಉಳಿದಿರಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಹಣ ಮರಳಿಸಲಾಗಿದೆ. ಸ್ಥಳ ಖಾಲಿಯಾದರೆ {{temple}} ಮೊದಲು ನಿಮಗೇ ಕೊಡುತ್ತದೆ.',
  },
  'waiting-first-places': {
    title: '{{when}} ರ {{pooja}} ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿ ನೀವೇ ಮೊದಲಿಗರು',
    body: 'ನಿಮ್ಮ ಪಾವತಿ ಬಂದಾಗ ಸಾಕಷ್ಟು ಸ್ಥಳಗಳು ಉಳಿದಿರಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಉಳಿದವುಗಳ ಹಣ ಮರಳಿಸಲಾಗಿದೆ. {{places}} ಸ್ಥಳಗಳು ಖಾಲಿಯಾದರೆ {{temple}} ಮೊದಲು ನಿಮಗೇ ಕೊಡುತ್ತದೆ.',
  },
};
