-- From here on the tables sim_… belong to the simulator (apps/simulator/src/partnerTables.ts). They stay, with their data.
SELECT 1;
