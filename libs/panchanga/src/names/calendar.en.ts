import { type CalendarNames, split } from './calendar-names.ts';

/** Names of the calendar in English. */
export const en: CalendarNames = {
  vara: split('Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday'),
  tithi: split(
    'Pratipada|Dvitiya|Tritiya|Chaturthi|Panchami|Shashthi|Saptami|Ashtami|Navami|Dashami|Ekadashi|Dvadashi|Trayodashi|Chaturdashi|Purnima|Amavasya',
  ),
  nakshatra: split(
    'Ashvini|Bharani|Krittika|Rohini|Mrigashira|Ardra|Punarvasu|Pushya|Ashlesha|Magha|Purva Phalguni|Uttara Phalguni|Hasta|Chitra|Svati|Vishakha|Anuradha|Jyeshtha|Mula|Purva Ashadha|Uttara Ashadha|Shravana|Dhanishta|Shatabhisha|Purva Bhadrapada|Uttara Bhadrapada|Revati',
  ),
  yoga: split(
    'Vishkambha|Priti|Ayushman|Saubhagya|Shobhana|Atiganda|Sukarma|Dhriti|Shula|Ganda|Vriddhi|Dhruva|Vyaghata|Harshana|Vajra|Siddhi|Vyatipata|Variyan|Parigha|Shiva|Siddha|Sadhya|Shubha|Shukla|Brahma|Indra|Vaidhriti',
  ),
  karana: split('Bava|Balava|Kaulava|Taitila|Garaja|Vanija|Vishti|Shakuni|Chatushpada|Naga|Kimstughna'),
  masa: split('Chaitra|Vaishakha|Jyeshtha|Ashadha|Shravana|Bhadrapada|Ashvina|Kartika|Margashirsha|Pausha|Magha|Phalguna'),
  rashi: split('Mesha|Vrishabha|Mithuna|Karka|Simha|Kanya|Tula|Vrishchika|Dhanu|Makara|Kumbha|Mina'),
  paksha: split('Shukla|Krishna'),
  ritu: split('Vasanta|Grishma|Varsha|Sharad|Hemanta|Shishira'),
  ayana: split('Uttarayana|Dakshinayana'),
  samvatsara: split(
    'Prabhava|Vibhava|Shukla|Pramoda|Prajapati|Angira|Shrimukha|Bhava|Yuva|Dhatri|Ishvara|Bahudhanya|Pramathi|Vikrama|Vrisha|Chitrabhanu|Subhanu|Tarana|Parthiva|Vyaya|Sarvajit|Sarvadhari|Virodhi|Vikriti|Khara|Nandana|Vijaya|Jaya|Manmatha|Durmukha|Hemalamba|Vilamba|Vikari|Sharvari|Plava|Shubhakrit|Shobhana|Krodhi|Vishvavasu|Parabhava|Plavanga|Kilaka|Saumya|Sadharana|Virodhakrit|Paridhavi|Pramadi|Ananda|Rakshasa|Nala|Pingala|Kalayukta|Siddharthi|Raudra|Durmati|Dundubhi|Rudhirodgari|Raktakshi|Krodhana|Akshaya',
  ),
  tamil: split('Chittirai|Vaikasi|Aani|Aadi|Aavani|Purattasi|Aippasi|Karthigai|Margazhi|Thai|Maasi|Panguni'),
  malayalam: split('Medam|Edavam|Mithunam|Karkidakam|Chingam|Kanni|Thulam|Vrischikam|Dhanu|Makaram|Kumbham|Meenam'),
  bengali: split('Boishakh|Joishtho|Asharh|Shrabon|Bhadro|Ashwin|Kartik|Ogrohayon|Poush|Magh|Falgun|Choitro'),
  choghadiya: split('Udvega|Chara|Labha|Amrita|Kala|Shubha|Roga'),
  graha: split('Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn'),
  adhika: 'Adhika',
  nija: 'Nija',
};
